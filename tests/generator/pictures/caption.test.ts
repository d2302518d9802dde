/** The words that are drawn into the picture beside a shared link. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shortHash } from '../../../src/values/shortHash.ts';
import { captionLayers } from '../../../src/generator/pictures/caption.ts';
import { blue, encodeAll, flat, pictureProject } from '../../support/pictures.ts';

const captions = [
  { lang: 'en', lines: ['Umrah packages from ₹88,000'] },
  { lang: 'bn', lines: ['উমরাহ প্যাকেজ: ₹88,000 থেকে শুরু'] },
  { lang: 'ur', lines: ['عمرہ پیکیج: \u200e₹88,000 سے شروع'] },
].map((caption) => ({ name: 'Noor & <Travels>', ...caption }));

describe('the words of a preview card', () => {
  it('are drawn into the picture', async () => {
    const project = await pictureProject({ 'sky.png': flat(1200, 630, blue).png() });
    const card = { slug: 'sky', slot: 'preview' } as const;
    const { files } = await encodeAll(project, [card, { ...card, caption: captions[0]! }]);
    const [plain, drawn] = [...files.values()];
    expect(Buffer.compare(plain as Buffer, drawn as Buffer)).not.toBe(0);
  });

  // Without its font a letter is a box with its code, and boxes do not join.
  it.each([
    ['bn', 'ক', 'ক্ষ'],
    ['hi', 'क', 'क्ष'],
    ['ur', 'ل', 'لا'],
  ])('are drawn in a font of their language: %s', async (lang, letter, joined) => {
    const widthOf = async (text: string) => {
      const size = { width: 1200, height: 630 };
      const [, , words] = captionLayers(size, { name: 'Noor', lines: [text], lang });
      return (await sharp(words!.input).metadata()).width;
    };
    expect(await widthOf(joined)).toBeLessThan(1.9 * (await widthOf(letter)));
  });

  it.each([
    ['en', 'Umrah from ₹88,000', '52f6ddb4'],
    ['bn', 'উমরাহ প্যাকেজ: ₹88,000 থেকে শুরু', 'b7ea274a'],
    ['hi', 'GST के साथ (हर शख़्स): ₹88,000 से', 'aed3c961'],
    ['ur', 'عمرہ (Example Ltd.): \u200e₹88,000 سے شروع', '9acc4004'],
  ])('are the same outlines on every computer: %s', (lang, text, hash) => {
    const layers = captionLayers(
      { width: 1200, height: 630 },
      { name: 'Čaj নূর', lines: [text], lang },
    );
    const svgs = layers.map(({ input }) => String(input)).join('');
    expect(
      shortHash(svgs),
      'If a font or HarfBuzz has a new version, look at the four cards and write the new hash.',
    ).toBe(hash);
  });

  it('stop the build where no font has a letter', () => {
    const caption = { name: '漢 Travels', lines: ['Umrah'], lang: 'en' };
    expect(() => captionLayers({ width: 1200, height: 630 }, caption)).toThrow(
      'Could not draw the preview card of en: no font of the project has "漢", which is in "漢 Travels". Write that without it.',
    );
  });

  it('stop the build and name the package with their letters', () => {
    const caption = { name: 'Noor', lines: ['உம்ரா'], lang: 'ta' };
    expect(() => captionLayers({ width: 1200, height: 630 }, caption)).toThrow(
      'Could not draw the preview card of ta: the font for its script, Tamil, is not installed. ' +
        'Run "npm install --save-exact @expo-google-fonts/noto-sans-tamil".',
    );
  });

  it.each([
    ...captions,
    { lang: 'de', name: 'A name as long as a street'.repeat(3), lines: ['Umrah für Köln'] },
  ])('are white in the darkened sky of a square: $lang', async (caption) => {
    const [scrim, ...words] = captionLayers({ width: 1200, height: 630 }, caption);
    expect(words).toHaveLength(2);
    const white = sharp(await flat(1200, 630, [255, 255, 255]).png().toBuffer());
    const dark = await white.composite([scrim!]).png().toBuffer();
    for (const { input, left, top } of words) {
      const { width, height } = await sharp(input).metadata();
      expect(Math.abs(left + width / 2 - 600)).toBeLessThan(1);
      expect(left).toBeGreaterThanOrEqual(300);
      expect(top + height).toBeLessThan(260);
      // sharp would judge the picture before it is cut.
      const behind = await sharp(dark).extract({ left, top, width, height }).toBuffer();
      const { channels: ground } = await sharp(behind).stats();
      for (const { mean } of ground.slice(0, 3)) expect(mean).toBeLessThan(110);
      const { channels } = await sharp(input).stats();
      expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255]);
    }
  });
});
