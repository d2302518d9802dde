/** The words that are drawn into the picture beside a shared link. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captionLayers } from '../../../src/generator/pictures/caption.ts';
import { blue, encodeAll, flat, pictureProject } from '../../support/pictures.ts';

const captions = [
  { lang: 'en', text: 'Umrah packages from ₹88,000' },
  { lang: 'bn', text: 'উমরাহ প্যাকেজ: ₹88,000 থেকে শুরু' },
  { lang: 'hi', text: 'उमराह पैकेज: ₹88,000 से शुरू' },
  { lang: 'ur', text: 'عمرہ پیکیج: \u200e₹88,000 سے شروع' },
].map((caption) => ({ name: 'Noor & <Travels>', ...caption }));

/** The preview cards of a sky without a cloud, by their names. */
async function draw() {
  const project = await pictureProject({ 'sky.png': flat(1200, 630, blue).png() });
  const cards = [undefined, ...captions].map(
    (caption) => ({ slug: 'sky', slot: 'preview', ...(caption && { caption }) }) as const,
  );
  const { files } = await encodeAll(project, cards);
  return [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')] as const);
}

describe('the words of a preview card', () => {
  it('are drawn in each language, the same in every run', async () => {
    const once = await draw();
    expect(new Set(once.map(([, bytes]) => bytes)).size).toBe(5);
    expect(await draw()).toEqual(once);
  });

  it.each([
    ...captions,
    { lang: 'ta', name: 'A name as long as a street'.repeat(3), text: 'Umrah' },
  ])('stay in the sky of a square: $lang', async (caption) => {
    const [, ...words] = await captionLayers({ width: 1200, height: 630 }, caption);
    expect(words).toHaveLength(2);
    for (const { input, left, top } of words) {
      const { width, height } = await sharp(input).metadata();
      expect(Math.abs(left + width / 2 - 600)).toBeLessThan(1);
      expect([width, height].map(Math.sign)).toEqual([1, 1]);
      expect(left).toBeGreaterThanOrEqual(300);
      expect(top + height).toBeLessThan(260);
    }
  });

  it('need no font of the computer', () => {
    const settings = readFileSync(process.env.FONTCONFIG_FILE!, 'utf8');
    expect(settings).not.toMatch(/<(dir|include)/);
  });
});
