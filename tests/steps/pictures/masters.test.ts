/** Which file is the master of a picture, and what people are told whose file has another name or is no picture. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMaster, namesOfMasters, PictureFault, readMaster } from '../../../src/steps/pictures/masters.ts';
import { flat, green, pictureFolders, putMasters } from '../../support/pictures.ts';

const folder = path.resolve('src', 'pictures');
const others = ['cave-thawr.jpg', 'cave.jpg', 'cave-hira-summit.jpg', 'cave-hira2.jpg', 'hira.jpg', 'Thumbs.db'];

describe('the master of cave-hira', () => {
  it.each([
    'cave-hira.jpg', 'cave-hira.JPG', 'cave-hira.jpeg', 'cave-hira.png', 'cave-hira.webp', 'cave-hira.avif',
    'cave-hira.jfif', 'Cave-Hira.Jpg',
  ])('is %s', (name) => {
    expect(findMaster('cave-hira', folder, [...others, name])).toBe(path.join(folder, name));
  });

  it.each(['cave-hira.psd', 'cave-hira.txt', 'cave-hira.jpg~'])('may stand beside %s', (name) => {
    expect(findMaster('cave-hira', folder, [name, 'cave-hira.jpg'])).toBe(path.join(folder, 'cave-hira.jpg'));
  });

  const notThere = 'Could not find the picture "cave-hira" (src/pictures): ';

  it('is asked for by its name where it is missing', () => {
    expect(() => findMaster('cave-hira', folder, others)).toThrow(
      new PictureFault(`${notThere}there is no cave-hira.jpg. Put a JPEG, PNG, WebP or AVIF of that name there.`),
    );
  });

  it.each([
    ['cave-hira.JPG.jpg', 'cave-hira.jpg'],
    ['Cave  Hira.PNG', 'cave-hira.png'],
    ['cave_hira.jpeg', 'cave-hira.jpeg'],
    ['cave-hira (1).jpg', 'cave-hira.jpg'],
    ['cave-hira - Copy (3).jpg', 'cave-hira.jpg'],
    ['cave-hira', 'cave-hira.jpg'],
  ])('is to be renamed where it is "%s"', (name, right) => {
    expect(() => findMaster('cave-hira', folder, [...others, name])).toThrow(
      new PictureFault(`${notThere}there is only "${name}". Rename it to ${right}.`),
    );
  });

  it.each(['cave-hira.heic', 'Cave Hira.gif', 'cave-hira.jpg.docx'])('is to be saved as JPEG where it is %s', (name) => {
    const sentence = `there is only "${name}", which is no JPEG, PNG, WebP or AVIF. `;
    const advice = 'Save the picture as JPEG and call it cave-hira.jpg.';
    expect(() => findMaster('cave-hira', folder, [...others, name])).toThrow(
      new PictureFault(notThere + sentence + advice),
    );
  });

  it.each([
    ['cave-hira.png', 'Keep the one that is wanted and delete the rest.'],
    ...['cave-hira.jpg.jpg', 'cave hira.png', 'cave-hira (1).jpg', 'cave-hira.heic', 'Cave-Hira.TIFF'].map((name) => [
      name,
      'Delete all but the one that is wanted, save that as JPEG and call it cave-hira.jpg.',
    ]),
  ])('is to be chosen where %s was put beside it', (name, advice) => {
    const start = 'Could not choose the picture "cave-hira" (src/pictures): there are 2 files for it, ';
    expect(() => findMaster('cave-hira', folder, [...others, 'cave-hira.jpg', name!])).toThrow(
      new PictureFault(`${start}"cave-hira.jpg" and "${name}". ${advice}`),
    );
  });
});

describe('a file named cave.jpg', () => {
  const masterOf = (bytes: Buffer) => {
    const folders = pictureFolders();
    putMasters(folders, { 'cave.jpg': bytes });
    return readMaster(path.join(folders.masters, 'cave.jpg'));
  };
  const none = 'it is no JPEG, PNG, WebP or AVIF. Open it, save the picture as JPEG and put that file here.';
  const heic =
    'it is an HEIC picture, which browsers cannot show. Open it, save the picture as JPEG and put that file here.';

  it.each<[string, readonly (string | number)[], string]>([
    ['a Word document', ['PK', 3, 4, 20, 0, 6, 0, 'word/document.xml'], none],
    ['a video', [0, 0, 0, 24, 'ftypqt  ', 0, 0, 0, 0, 'qt  '], none],
    ['a GIF', ['GIF89a'], none],
    ['a letter', ['Dear Sir or Madam, the avif is in the post'], none],
    ['two bytes of a JPEG', [0xff, 0xd8], none],
    ['an iPhone’s HEIC', [0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'], heic],
    ['HEIC by its second brand', [0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic'], heic],
    ['empty', [], 'the file is empty (0 bytes). Copy the picture there once more.'],
  ])('that is %s is refused', (_, parts, sentence) => {
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? part : [part])));
    expect(() => masterOf(bytes)).toThrow(`cave.jpg): ${sentence}`);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('that is %s inside is read', async (format) => {
    const bytes = await flat(64, 64, green).toFormat(format).toBuffer();
    expect(masterOf(bytes).bytes.equals(bytes)).toBe(true);
  });

  it('that is AVIF by its second brand is read', async () => {
    const avif = await flat(64, 64, green).avif().toBuffer();
    avif.write('mif1', 8, 'latin1');
    avif.write('avif', 16, 'latin1');
    expect(masterOf(avif).bytes.equals(avif)).toBe(true);
  });

  it('that cannot be opened is named with the reason', () => {
    const { masters } = pictureFolders();
    expect(() => readMaster(masters)).toThrow(/^Could not read the picture \(.*\): EISDIR.* Close other programs/);
  });
});

describe('the folder of the masters', () => {
  it('is asked for where it is gone', () => {
    expect(() => namesOfMasters(path.resolve('nowhere'))).toThrow(
      'Could not look for the pictures (nowhere): the folder is not there. Bring it back.',
    );
  });
});
