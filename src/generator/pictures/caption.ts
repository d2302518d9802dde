/** Draws the words of a preview card. */
import { createRequire } from 'node:module';
import { colours } from '../../site/colours.ts';
import type { Caption } from '../../site/slots.ts';
import type { Size } from './pictureFiles.ts';
import { outlinesOf } from './outlines.ts';

/** The font of the agency's name. */
const nameFont = '@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf';

/** The families of Noto that are not named after their script, by the ISO 15924 names of the scripts. */
const families: Readonly<Record<string, string>> = {
  Arab: 'Noto Nastaliq Urdu',
  Beng: 'Noto Sans Bengali',
  Cyrl: 'Noto Sans',
  Grek: 'Noto Sans',
  Hans: 'Noto Sans SC',
  Hant: 'Noto Sans TC',
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Orya: 'Noto Sans Oriya',
};

/** The fonts that are asked for letters which the font of a language lacks, such as ₹. */
const otherFonts = ['Noto Sans Devanagari', 'Noto Sans Bengali', 'Noto Nastaliq Urdu'].map(
  notoFont,
);

/** The widest line of words, as a share of the picture's height. Some apps cut it to a square, and the words must stay. */
const maxWidth = 0.92;
const top = 0.07;
const nameSize = 0.1;
const textSize = 0.06;
const gap = 0.03;

/** Takes the size of a picture and its caption; returns what sharp lays over it. Throws where no font has the letters. */
export function captionLayers({ width, height }: Size, { name, lines, lang }: Caption) {
  const layers = [scrim(width, height)];
  let y = Math.round(top * height);
  try {
    const title = outlinesOf(name, lang, [nameFont, ...otherFonts], Math.round(nameSize * height));
    const words = lines.map((text) =>
      outlinesOf(text, lang, [...fontsOf(lang), ...otherFonts], Math.round(textSize * height)),
    );
    const widest = Math.max(...words.map(({ width: own }) => own));
    for (const line of [title, ...words]) {
      const scale = Math.min(1, (maxWidth * height) / (line === title ? title.width : widest));
      const size = { width: Math.ceil(line.width * scale), height: Math.ceil(line.height * scale) };
      const box = [line.left, line.top, size.width / scale, size.height / scale].join(' ');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" fill="#fff">${line.svg}</svg>`;
      const left = Math.round((width - size.width) / 2);
      layers.push({ input: Buffer.from(svg), left, top: y });
      y += size.height + Math.round(gap * height);
    }
  } catch (cause) {
    throw new Error(`Could not draw the preview card of ${lang}: ${(cause as Error).message}`, {
      cause,
    });
  }
  return layers;
}

/** Darkens what lies behind the words. */
function scrim(width: number, height: number) {
  const { night } = colours;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${night}" stop-opacity=".95"/><stop offset=".3" stop-color="${night}" stop-opacity=".8"/><stop offset=".5" stop-color="${night}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

/** Returns the fonts for the script in which CLDR says that a language is written: by default Noto Sans of that script. */
function fontsOf(lang: string): string[] {
  const { script = '' } = new Intl.Locale(lang).maximize();
  if (script === 'Latn') return [nameFont];
  const scriptName = new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? script;
  const font = notoFont(families[script] ?? `Noto Sans ${scriptName}`);
  try {
    createRequire(import.meta.url).resolve(font);
    return [font];
  } catch {
    throw new Error(
      `the font for its script, ${scriptName}, is not installed. ` +
        `Run "npm install --save-exact ${font.split('/', 2).join('/')}".`,
    );
  }
}

/** Returns the bold file of a Noto font in its package. */
function notoFont(family: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return `@expo-google-fonts/${name}/700Bold/${family.replaceAll(' ', '')}_700Bold.ttf`;
}
