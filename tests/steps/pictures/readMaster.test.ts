/** What people are told whose master is no picture that the build can read. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMaster } from '../../../src/steps/pictures/readMaster.ts';
import { flat, green, pictureFolders, putMasters } from '../../support/pictures.ts';

const advice = 'Open it, save the picture as JPEG and put that file here.';

describe('a file named cave.jpg', () => {
  it.each<[string, readonly (string | number)[]]>([
    ['not a picture but a Word document', ['PK', 3, 4, 20, 0, 6, 0, 'word/document.xml']],
    ['not a picture but an Excel document', ['PK', 3, 4, 20, 0, 6, 0, 'xl/workbook.xml']],
    ['not a picture but a PowerPoint document', ['PK', 3, 4, 20, 0, 6, 0, 'ppt/presentation.xml']],
    ['not a picture but a zip archive', ['PK', 3, 4, 20, 0, 0, 0, 'photos/cave.jpg']],
    ['not a picture but an old Word or Office document', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['not a picture but a PDF document', ['%PDF-1.7']],
    ['an HEIC picture, which browsers cannot show', [0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic']],
    ['an HEIC picture, which browsers cannot show', [0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic']],
    ['not a picture but a video', [0, 0, 0, 24, 'ftypqt  ', 0, 0, 0, 0, 'qt  ']],
    ['a GIF picture, which has too few colours for a photograph', ['GIF89a']],
    ['a TIFF or camera raw picture, which browsers cannot show', ['II*', 0]],
    ['a TIFF or camera raw picture, which browsers cannot show', ['MM', 0, '*']],
    ['a BMP picture, which is far too large for a website', ['BM', 1, 2, 3, 0, 0, 0, 0, 0]],
    ['a Photoshop document, which browsers cannot show', ['8BPS', 0, 1]],
    ['a JPEG XL picture, which most browsers cannot show', [0xff, 0x0a, 1, 2]],
    ['an SVG drawing, not a photograph', ['<?xml version="1.0"?>\n<!-- x -->\n<svg width="9"/>']],
    ['an SVG drawing, not a photograph', ['\n<SVG/>']],
    ['not a picture but a web page', ['<!DOCTYPE html><title>Not found</title>']],
    ['not a picture', ['Dear Sir or Madam']],
    ['not a picture', [0xff, 0xd8]],
  ])('that is %s is refused', async (called, parts) => {
    const bytes = parts.map((part) => Buffer.from(typeof part === 'string' ? part : [part]));
    const file = fileOf(Buffer.concat(bytes));
    await expect(readMaster(file)).rejects.toThrow(`Could not read the picture (${file}): it is ${called}. ${advice}`);
  });

  it('that is empty is refused', async () => {
    const file = fileOf(Buffer.alloc(0));
    await expect(readMaster(file)).rejects.toThrow(
      `Could not read the picture (${file}): the file is empty (0 bytes). Copy the picture there once more.`,
    );
  });

  it('that cannot be opened is named with the reason', async () => {
    const { masters } = pictureFolders();
    await expect(readMaster(masters)).rejects.toThrow(/^Could not read the picture \(.*\): EISDIR.* Close other/);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('that is %s inside is read', async (format) => {
    const bytes = await flat(64, 64, green).toFormat(format).toBuffer();
    expect((await readMaster(fileOf(bytes))).bytes.equals(bytes)).toBe(true);
  });

  it('that is AVIF by its second brand is read', async () => {
    const avif = await flat(64, 64, green).avif().toBuffer();
    avif.write('mif1', 8, 'latin1');
    avif.write('avif', 16, 'latin1');
    await expect(readMaster(fileOf(avif))).resolves.toHaveProperty('digest');
  });

  it('has the same digest exactly if it has the same bytes', async () => {
    const digestOf = async (end: number) => (await readMaster(fileOf(Buffer.from([0xff, 0xd8, 0xff, end])))).digest;
    expect(await digestOf(1)).toBe(await digestOf(1));
    expect(await digestOf(1)).not.toBe(await digestOf(2));
  });
});

function fileOf(bytes: Buffer): string {
  const folders = pictureFolders();
  putMasters(folders, { 'cave.jpg': bytes });
  return path.join(folders.masters, 'cave.jpg');
}
