/**
 * Turns words into outlines with fonts that npm brings: HarfBuzz chooses and places the glyphs, and no font of the computer has a
 * say, so that every computer draws the same bytes.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';

/** Letters that are shaped at once: they have one font, one direction and one script. */
interface Run {
  text: string;
  readonly start: number;
  readonly font: string;
  readonly level: number;
  readonly isLatin: boolean;
}

const requirePackage = createRequire(import.meta.url);
const bidi = (requirePackage('bidi-js') as typeof import('bidi-js').default)();
const loaded = new Map<string, harfbuzz.Font>();

/**
 * Takes a line of text, its language, the font files in the order in which they are asked for a letter (named by their
 * packages) and the height of an em in pixels. Returns the outlines of the line, in black, on a baseline at 0. Throws where
 * no font has a letter.
 */
export function outlinesOf(text: string, lang: string, fonts: readonly string[], size: number) {
  const paths: string[] = [];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let pen = 0;
  for (const run of runsOf(text, fonts)) {
    const font = load(run.font);
    const scale = size / font.face.upem;
    for (const { glyph, xAdvance, xOffset, yOffset } of shape(run.text, font, run.level, lang)) {
      const x = pen + scale * xOffset;
      const y = -scale * yOffset;
      const path = font.glyphToPath(glyph);
      const extents = font.glyphExtents(glyph);
      if (path !== '' && extents) {
        paths.push(`<path transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})" d="${path}"/>`);
        const { xBearing, yBearing, width, height } = extents;
        ink.left = Math.min(ink.left, x + scale * xBearing);
        ink.right = Math.max(ink.right, x + scale * (xBearing + width));
        ink.top = Math.min(ink.top, y - scale * yBearing);
        ink.bottom = Math.max(ink.bottom, y - scale * (yBearing + height));
      }
      pen += scale * xAdvance;
    }
  }
  const { left, top } = ink;
  return { svg: paths.join(''), left, top, width: ink.right - left, height: ink.bottom - top };
}

/** Returns the runs of a line from left to right. */
function runsOf(text: string, fonts: readonly string[]): Run[] {
  const levels = bidi.getEmbeddingLevels(text);
  const runs: Run[] = [];
  for (const { segment, index: start } of new Intl.Segmenter().segment(text)) {
    const last = runs.at(-1);
    const isCommon = /^[\p{Script=Common}\p{Script=Inherited}]/u.test(segment);
    const isLatin = isCommon ? (last?.isLatin ?? false) : /^\p{Script=Latin}/u.test(segment);
    const font = fonts.find((name) => hasLetter(load(name), segment));
    if (font === undefined) {
      throw new Error(
        `no font of the project has "${segment}", which is in "${text}". Write that without it.`,
      );
    }
    const level = levels.levels[start]!;
    if (last?.font === font && last.level === level && last.isLatin === isLatin)
      last.text += segment;
    else runs.push({ text: segment, start, font, level, isLatin });
  }
  const order = bidi.getReorderedIndices(text, levels);
  return runs.sort((one, other) => order.indexOf(one.start) - order.indexOf(other.start));
}

function hasLetter(font: harfbuzz.Font, letter: string): boolean {
  return shape(letter, font, 0, 'en').every(({ glyph }) => glyph !== 0);
}

/** Returns the glyphs of a run from left to right, with distances in units of the font. Odd levels run from right to left. */
function shape(text: string, font: harfbuzz.Font, level: number, lang: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.setDirection(level % 2 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.setLanguage(lang);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => ({ glyph: codepoint, ...places[at]! }));
}

function load(name: string): harfbuzz.Font {
  const earlier = loaded.get(name);
  if (earlier) return earlier;
  const bytes = readFileSync(requirePackage.resolve(name));
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  loaded.set(name, font);
  return font;
}
