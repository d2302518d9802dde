/** What a build takes: cold, with pictures cached, with a thousand more pages, and with two hundred large photographs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeCopy, removeCopy, type ProjectCopy } from '../support/makeCopy.ts';
import { median, type Figure } from './Figure.ts';
import { runMeasured, type Run } from './runMeasured.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
const morePages = 1000;
const build = ['--import', 'tsx', 'build.ts'];

/** Returns the figures of a build: medians of cold and cached runs that take turns. */
export async function buildFigures(): Promise<Figure[]> {
  const copy = makeCopy({ ownCaches: true });
  try {
    const cold: Run[] = [];
    const cached: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      rmSync(copy.cache, { recursive: true, force: true });
      cold.push(await runMeasured(build, copy.root));
      cached.push(await runMeasured(build, copy.root));
    }
    const newer = Number(process.versions.node.split('.')[0]) >= 22;
    return [
      { what: 'Cold build', measured: median(cold.map(cpu)), most: 8, unit: 'CPU s' },
      { what: 'Cold build, memory', measured: median(cold.map(memory)), most: 450, unit: 'MB' },
      { what: 'Build with pictures cached', measured: median(cached.map(cpu)), most: newer ? 1.2 : 1.5, unit: 'CPU s' },
      { what: 'Build with pictures cached, memory', measured: median(cached.map(memory)), most: 150, unit: 'MB' },
    ];
  } finally {
    removeCopy(copy);
  }
}

/** Returns what each of a thousand more pages like the refund policy adds to a build. */
export async function growthFigures(): Promise<Figure[]> {
  const copies = [makeCopy(), makeCopy()] as const;
  try {
    addPages(copies[1]);
    const few: Run[] = [];
    const many: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      few.push(await runMeasured(build, copies[0].root));
      many.push(await runMeasured(build, copies[1].root));
    }
    const added = (figure: (run: Run) => number) => (median(many.map(figure)) - median(few.map(figure))) / morePages;
    return [
      { what: 'One of 1,000 more pages', measured: added(cpu) * 1000, most: 2, unit: 'CPU ms' },
      { what: 'One of 1,000 more pages, memory', measured: added(memory), most: 0.1, unit: 'MB' },
    ];
  } finally {
    copies.forEach(removeCopy);
  }
}

/** Returns what it takes to encode 200 photographs of 12 megapixels, and whether that takes more memory than 20 do. */
export async function pictureFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photographs '));
  try {
    const masters = path.join(folder, 'masters');
    await writePhotographs(masters, 200);
    const encode = (count: number) =>
      runMeasured(['--import', 'tsx', fileURLToPath(new URL('./encodeMany.ts', import.meta.url)), masters, String(count)], root);
    const few = await encode(20);
    const many = await encode(200);
    return [
      { what: 'One of 200 photographs of 12 megapixels', measured: many.cpuSeconds / 200, unit: 'CPU s' },
      { what: '20 photographs of 12 megapixels, memory', measured: few.megabytes, unit: 'MB' },
      { what: '200 photographs of 12 megapixels, memory', measured: many.megabytes, unit: 'MB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writePhotographs(folder: string, count: number): Promise<void> {
  const picture = path.join(root, 'src', 'pictures', 'hotel.jpg');
  const large = await sharp(picture).resize(4032, 3024, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  mkdirSync(folder);
  for (let index = 0; index < count; index++) {
    const name = `photograph-${String(index).padStart(3, '0')}`;
    // Bytes behind a JPEG's end make another file of it, and the same picture.
    writeFileSync(path.join(folder, `${name}.jpg`), Buffer.concat([large, Buffer.from(name)]));
  }
}

function addPages(copy: ProjectCopy): void {
  const more = `
const refund = routes.find(({ path }) => path === '/refund-policy')!;
for (let page = 1; page <= ${morePages}; page++) {
  const own = { path: \`/refund-policy-\${page}\`, title: \`Refund policy \${page}\`, description: \`The refund policy, page \${page}\` };
  (routes as Route[]).push({ ...refund, ...own });
}
`;
  copy.write('src/routes.ts', copy.read('src/routes.ts') + more);
}

const cpu = ({ cpuSeconds }: Run) => cpuSeconds;
const memory = ({ megabytes }: Run) => megabytes;
