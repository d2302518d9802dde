/** Encodes the first photographs of a folder: `encodeMany.ts <folder> <count>`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { encodePictures } from '../../src/steps/pictures/pictures.ts';

const [masters, count] = process.argv.slice(2);
const slugs = readdirSync(masters!).slice(0, Number(count)).map((file) => path.parse(file).name);

await encodePictures(
  slugs.map((slug) => ({ slug, slot: 'place-card' })),
  { masters: masters!, cache: path.join(masters!, '..', `cache-${count}`) },
);
