/** Draws words into a picture with fonts that npm brings, so that every computer draws the same bytes. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Caption } from '../../site/slots.ts';
import type { Size } from './encoding.ts';

// Read once, when sharp draws its first text: no font of the computer takes part.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('noSystemFonts.conf', import.meta.url));

/** By the script that they are for, as ISO 15924 names it. */
const fonts = {
  Latn: ['Marcellus', 'marcellus/400Regular/Marcellus_400Regular.ttf'],
  Beng: ['Noto Sans Bengali Bold', 'noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'],
  Deva: [
    'Noto Sans Devanagari Bold',
    'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  ],
  Arab: ['Noto Nastaliq Urdu Bold', 'noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf'],
} as const;

type Script = keyof typeof fonts;

/** Links are cut to a square in some apps: the words stay within the middle, in shares of the picture's height. */
const maxWidth = 0.92;
const top = 0.07;
const nameSize = 0.1;
const textSize = 0.06;

/** Takes the size of a picture and its caption; returns what sharp lays over it. Throws where no font has the letters. */
export async function captionLayers({ width, height }: Size, { name, text, lang }: Caption) {
  // A letter that a font lacks comes from the others: all are known before the first word is drawn.
  for (const script of Object.keys(fonts)) await draw('a', script as Script, 1);
  const lines = [
    await draw(name, 'Latn', nameSize * height),
    await draw(text, scriptOf(lang), textSize * height),
  ];
  const layers = [scrim(width, height)];
  let y = Math.round(top * height);
  for (const line of lines) {
    const { data, info } = await sharp(line)
      .resize({ width: Math.round(maxWidth * height), withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    layers.push({ input: data, left: Math.round((width - info.width) / 2), top: y });
    y += info.height + Math.round(0.03 * height);
  }
  return layers;
}

/** Darkens what lies behind the words. */
function scrim(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0b1633" stop-opacity=".95"/><stop offset=".3" stop-color="#0b1633" stop-opacity=".8"/><stop offset=".5" stop-color="#0b1633" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

/** The script in which CLDR says that the language is written. */
function scriptOf(lang: string): Script {
  const { script = '' } = new Intl.Locale(lang).maximize();
  if (script in fonts) return script as Script;
  throw new Error(
    `Could not draw the preview card of ${lang} (src/generator/pictures/caption.ts): no font has the letters of its ` +
      `script, ${script}. Install one from npm and add its line to fonts.`,
  );
}

/** `size` is the height of the letters in pixels. */
function draw(text: string, script: Script, size: number): Promise<Buffer> {
  const [family, file] = fonts[script];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: {
      text: `<span foreground="#fff">${escaped}</span>`,
      font: `${family} ${Math.max(1, Math.round(size))}`,
      fontfile: createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
