/** Which file is the master of a picture, and what people are told who named theirs otherwise. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMaster } from '../../../src/steps/pictures/findMaster.ts';
import { PictureFault } from '../../../src/steps/pictures/PictureFault.ts';

const folder = path.resolve('src', 'pictures');
const others = ['cave-thawr.jpg', 'cave.jpg', 'cave-hira-summit.jpg', 'hira.jpg', 'Thumbs.db'];

describe('the master of cave-hira', () => {
  it.each([
    'cave-hira.jpg', 'cave-hira.JPG', 'cave-hira.jpeg', 'cave-hira.png', 'cave-hira.webp', 'cave-hira.avif',
    'cave-hira.jfif', 'Cave-Hira.Jpg', 'CAVE-HIRA.JPEG',
  ])('is %s', (name) => {
    expect(findMaster('cave-hira', folder, [...others, name])).toBe(path.join(folder, name));
  });

  it.each(['cave-hira.psd', 'cave-hira.txt', 'cave-hira.svg', 'cave-hira.jpg.part', 'cave-hira.jpg~'])(
    'may stand beside %s',
    (name) => {
      expect(findMaster('cave-hira', folder, [name, 'cave-hira.jpg'])).toBe(path.join(folder, 'cave-hira.jpg'));
    },
  );

  const notThere = 'Could not find the picture "cave-hira" (src/pictures): ';

  it('is asked for by its name where it is missing', () => {
    expect(() => findMaster('cave-hira', folder, others)).toThrow(
      new PictureFault(`${notThere}there is no cave-hira.jpg. Put a JPEG, PNG, WebP or AVIF of that name there.`),
    );
  });

  it.each([
    ['cave-hira.JPG.jpg', 'cave-hira.jpg'],
    ['Cave-Hira.jpeg.jpg', 'cave-hira.jpg'],
    ['cave-hira.png.webp', 'cave-hira.webp'],
    ['cave hira.jpg', 'cave-hira.jpg'],
    ['Cave  Hira.PNG', 'cave-hira.png'],
    ['cave_hira.jpeg', 'cave-hira.jpeg'],
    ['cave-hira (1).jpg', 'cave-hira.jpg'],
    ['cave-hira(2).jpg', 'cave-hira.jpg'],
    ['cave-hira - Copy.jpg', 'cave-hira.jpg'],
    ['cave-hira - Copy (3).jpg', 'cave-hira.jpg'],
    [' cave-hira .jpg', 'cave-hira.jpg'],
    ['cave-hira', 'cave-hira.jpg'],
  ])('is to be renamed where it is "%s"', (name, right) => {
    expect(() => findMaster('cave-hira', folder, [...others, name])).toThrow(
      new PictureFault(`${notThere}there is only "${name}". Rename it to ${right}.`),
    );
  });

  it.each(['heic', 'HEIF', 'gif', 'tif', 'tiff', 'bmp', 'svg', 'docx', 'pdf', 'zip', 'psd', 'jpg.docx'])(
    'is to be saved as JPEG where it is a .%s',
    (ending) => {
      const name = `Cave Hira.${ending}`;
      expect(() => findMaster('cave-hira', folder, [...others, name])).toThrow(
        new PictureFault(
          `${notThere}there is only "${name}", which is no JPEG, PNG, WebP or AVIF. ` +
            'Save the picture as JPEG and call it cave-hira.jpg.',
        ),
      );
    },
  );

  const several = 'Could not choose the picture "cave-hira" (src/pictures): there are ';

  it('is to be chosen where there are two', () => {
    expect(() => findMaster('cave-hira', folder, [...others, 'cave-hira.jpg', 'cave-hira.png'])).toThrow(
      new PictureFault(
        `${several}2 files for it, "cave-hira.jpg" and "cave-hira.png". ` +
          'Keep the one that is wanted and delete the rest.',
      ),
    );
  });

  it.each(['cave-hira.jpg.jpg', 'cave hira.png', 'cave-hira (1).jpg', 'cave-hira.heic', 'Cave-Hira.TIFF'])(
    'is not used as if nothing had happened where %s was put beside it',
    (name) => {
      expect(() => findMaster('cave-hira', folder, ['cave-hira.jpg', name])).toThrow(
        new PictureFault(
          `${several}2 files for it, "cave-hira.jpg" and "${name}". ` +
            'Delete all but the one that is wanted, save that as JPEG and call it cave-hira.jpg.',
        ),
      );
    },
  );
});
