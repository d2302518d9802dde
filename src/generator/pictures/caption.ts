/** Draws words into a picture with fonts that npm brings, so that every computer draws the same bytes. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Caption } from '../../site/slots.ts';
import type { Size } from './encoding.ts';

// sharp reads this when it draws its first text. With it, no font of the computer is used.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('noSystemFonts.conf', import.meta.url));

const packages = path.join(
  createRequire(import.meta.url).resolve('@expo-google-fonts/marcellus/package.json'),
  '..',
  '..',
);

/** A font: the name of its family, and its file in @expo-google-fonts. */
type Font = readonly [family: string, file: string];

/** The fonts of the languages that the project came with, by the ISO 15924 names of their scripts. */
const fonts: Readonly<Record<string, Font>> = {
  Latn: ['Marcellus', 'marcellus/400Regular/Marcellus_400Regular.ttf'],
  Beng: ['Noto Sans Bengali Bold', 'noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'],
  Deva: [
    'Noto Sans Devanagari Bold',
    'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  ],
  Arab: ['Noto Nastaliq Urdu Bold', 'noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf'],
};

/** The name of a Noto font behind "Noto Sans", where it is not the name of its script. */
const otherNames: Readonly<Record<string, string>> = {
  Cyrl: '',
  Grek: '',
  Hans: 'SC',
  Hant: 'TC',
  Jpan: 'JP',
  Kore: 'KR',
  Orya: 'Oriya',
};

/** The widest line of words, as a share of the picture's height. Some apps cut the picture to a square, and the words must stay in it. */
const maxWidth = 0.92;
const top = 0.07;
const nameSize = 0.1;
const textSize = 0.06;

/** Takes the size of a picture and its caption; returns what sharp lays over it. Throws where no font has the letters. */
export async function captionLayers({ width, height }: Size, { name, text, lang }: Caption) {
  // If a font lacks a letter, sharp takes it from the fonts that it knows. So all of them are loaded before the first word is drawn.
  for (const font of Object.values(fonts)) await draw('a', font, 1);
  const lines = [
    await draw(name, fonts.Latn!, nameSize * height),
    await draw(text, fontOf(lang), textSize * height),
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

/** Returns the font for the script in which CLDR says that a language is written: by default Noto Sans of that script. */
function fontOf(lang: string): Font {
  const { script = '' } = new Intl.Locale(lang).maximize();
  const known = fonts[script];
  if (known) return known;
  const scriptName = new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? script;
  const family = ['Noto Sans', otherNames[script] ?? scriptName].join(' ').trim();
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `${name}/700Bold/${family.replaceAll(' ', '')}_700Bold.ttf`;
  if (existsSync(path.join(packages, file))) return [`${family} Bold`, file];
  throw new Error(
    `Could not draw the preview card of ${lang}: the font for its script, ${scriptName}, is not installed. ` +
      `Run "npm install --save-exact @expo-google-fonts/${name}".`,
  );
}

/** Draws a text in a font. `size` is the height of the letters in pixels. */
function draw(text: string, [family, file]: Font, size: number): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: {
      text: `<span foreground="#fff">${escaped}</span>`,
      font: `${family} ${Math.max(1, Math.round(size))}`,
      fontfile: path.join(packages, file),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
