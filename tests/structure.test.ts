/** Imports run one way, from the words to the commands. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Each may import of its own row and of those above it; a command of its own folder instead. */
const rows = [
  [
    'format',
    'inLanes',
    'localAddress',
    'options',
    'project',
    'slots',
    'unconfirmed',
    'words',
    'client',
  ],
  ['content'],
  ['schemas'],
  ['pageContext'],
  ['components'],
  ['layout'],
  ['pages'],
  ['routes'],
  ['render'],
  ['site'],
  ['steps'],
  ['serve'],
  ['build', 'dev', 'links', 'pack', 'preview', 'upload'],
];
const commands = rows.at(-1)!;

it('imports run one way, and no command imports another but the build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const partOf = (file: string) =>
    path
      .relative('src', file)
      .split(path.sep)[0]!
      .replace(/\.\w+$/, '')
      .replace('..', 'build');
  const wrong = files
    .map((file) => path.join('src', file))
    .flatMap((file) => {
      const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)];
      return imports.flatMap(([, target]) => {
        const [from, to] = [partOf(file), partOf(path.join(path.dirname(file), target!))];
        const ranks = [from, to].map((part) => rows.findIndex((row) => row.includes(part)));
        const isRight = ranks[0]! >= 0 && ranks[1]! >= 0 && ranks[0]! >= ranks[1]!;
        const isCommands =
          from !== to && commands.includes(from) && commands.includes(to) && to !== 'build';
        return isRight && !isCommands && (to !== 'client' || from === 'client')
          ? []
          : `${file} imports ${target}`;
      });
    });
  expect(wrong).toEqual([]);
});
