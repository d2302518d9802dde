/** Which file is the source of a picture, and what is said if the name does not match. */
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  findSource,
  findUnshown,
  readPicture,
  whyUnusable,
} from '../../../src/generator/pictures/sources.ts';
import { projectAt } from '../../../src/generator/project.ts';
import { pictureProject } from '../../support/pictures.ts';
import { emptyFolder } from '../../support/temporaryFiles.ts';

const others = ['cave.jpg', 'cave-hira-summit.jpg', 'cave-hira2.jpg', 'hira.jpg', 'Thumbs.db'];
const noPictures = ['cave-hira.psd', 'cave-hira.jpg~', 'cave-hira (conflicted copy).jpg'];

/** Returns the source of cave-hira among these and other files, or the message about it. */
async function found(...names: readonly string[]): Promise<string> {
  const empty = [...others, ...noPictures, ...names].map((name) => [name, Buffer.of()]);
  const project = await pictureProject(Object.fromEntries(empty));
  const { pictures } = project;
  try {
    return path.relative(pictures, findSource('cave-hira', project));
  } catch (error) {
    return (error as Error).message.replace(pictures, 'src/pictures').replaceAll('\\', '/');
  }
}

const lost = 'Could not find the picture "cave-hira" (src/pictures): ';
const fileNames = ['cave-hira.JPG', 'cave-hira.jpeg', 'cave-hira.webp', 'cave-hira.avif'];

it.each<[said: string, ...names: string[]]>([
  ...[...fileNames, 'Cave-Hira.Jfif'].map((name): [string, string] => [name, name]),
  [`${lost}there is no cave-hira.jpg. Put a JPEG, PNG, WebP or AVIF of that name there.`],
  [`${lost}there is only "cave-hira.JPG.jpg". Rename it to cave-hira.jpg.`, 'cave-hira.JPG.jpg'],
  [`${lost}there is only "Cave  Hira.PNG". Rename it to cave-hira.png.`, 'Cave  Hira.PNG'],
  [`${lost}there is only "cave_hira (3).jpeg". Rename it to cave-hira.jpeg.`, 'cave_hira (3).jpeg'],
  ...['cave-hira.svg', 'cave-hira.GIF', 'cave hira.tif'].map((name): [string, string] => [
    `Could not use the picture (src/pictures/${name}): it is not a JPEG, PNG, WebP or AVIF. ` +
      'Save it as JPEG or PNG and take that file.',
    name,
  ]),
  [
    'Could not choose the picture "cave-hira" (src/pictures): there are 2 files for it, "cave hira (1).heic" and "cave-hira.jpg". ' +
      'Keep the one that is wanted and delete the rest.',
    'cave-hira.jpg',
    'cave hira (1).heic',
  ],
])('finds or says: %s', async (said, ...names) => {
  expect(await found(...names)).toBe(said);
});

it('counts CAVE.JPG as a file of cave', async () => {
  const project = await pictureProject({ 'CAVE.JPG': Buffer.of() });
  expect(whyUnusable('cave', project)).toBeUndefined();
});

it('finds the files that no page shows, in any format, except leftovers', async () => {
  const shown = ['cave-hira.JPG', 'mina.png'];
  const names = ['mina-new.jpg', 'IMG_20261120_WA0003.jpg', 'our office.jpg', 'old.heic', 'a.psd'];
  const leftovers = ['Thumbs.db', '.DS_Store', 'mina.jpg~', 'mina (conflicted copy).jpg'];
  const all = [...shown, ...names, ...leftovers].map((name) => [name, Buffer.of()]);
  const project = await pictureProject(Object.fromEntries(all));
  const pictures = ['cave-hira', 'mina'].map((slug) =>
    readPicture(findSource(slug, project), project),
  );
  expect(findUnshown(pictures, project).toSorted()).toEqual(names.toSorted());
});

type Mistake = [said: string, make: (file: string) => void];
const linkToNothing: Mistake = [
  'it is a link to a file that is gone. Put the picture itself there.',
  (file) => symlinkSync('/nowhere/mina.jpg', file, 'file'),
];

it.each<Mistake>([
  ['it is a folder. Delete it and put the picture itself there.', (file) => mkdirSync(file)],
  // Windows lets only an administrator link a file.
  ...(process.platform === 'win32' ? [] : [linkToNothing]),
])('says why something is not a picture: %s', (said, make) => {
  const file = path.join(emptyFolder(), 'mina.jpg');
  make(file);
  expect(() => readPicture(file, projectAt())).toThrow(
    `Could not read the picture (${file}): ${said}`,
  );
});
