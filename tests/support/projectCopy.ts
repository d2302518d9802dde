/** Copies of the project with the fixture's content in temporary folders, for tests that edit files and build. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, onTestFinished } from 'vitest';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { fixture } from './fixture.ts';

export interface ProjectCopy extends Project {
  /** Replaces a text in a file. Throws unless the file has it exactly once, so that a test cannot edit nothing. */
  readonly edit: (file: string, old: string | RegExp, replacement: string) => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
}

/** Returns a copy of the project, which is deleted when the test ends. */
export function copyProject(options?: Parameters<typeof makeCopy>[0]): ProjectCopy {
  const copy = makeCopy(options);
  onTestFinished(() => removeCopy(copy));
  return copy;
}

/**
 * Returns a copy of the project, which is deleted after all tests of the file or the describe block have ended. By then, programs
 * that a later `beforeAll` started are stopped: what a `beforeAll` returns is called after each `afterAll`, last first.
 */
export function copyProjectForAll(options?: Parameters<typeof makeCopy>[0]): ProjectCopy {
  const copy = makeCopy(options);
  beforeAll(() => () => removeCopy(copy));
  return copy;
}

/** Returns the bytes of every file under a folder as text, read as Latin-1, by the path of the file with forward slashes. */
export function bytesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      readFileSync(file, 'latin1'),
    ]),
  );
}

const original = fileURLToPath(new URL('../..', import.meta.url));
const live = projectAt(original);

/** The folders of live content and pictures, which the fixture replaces, and of saves. They are not copied. */
const notCode = [live.content, live.pictures, live.history];

/** Copies a file or a folder. For each file, cpSync would look at all folders above it, which takes three times as long. */
function copyAll(from: string, to: string): void {
  if (!statSync(from).isDirectory()) return copyFileSync(from, to);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (notCode.includes(source)) continue;
    if (entry.isDirectory()) copyAll(source, target);
    else copyFileSync(source, target);
  }
}

const copied = ['src', 'styles', 'public', 'build.ts', 'package.json', 'tsconfig.json'];

/**
 * Returns a copy, in a folder with a space and non-ASCII letters in its name. Copies use the project's caches; with
 * `ownCaches`, a copy gets copies of these. Without `compiles`, it lacks the compiler, which takes four seconds. With
 * `showsUnread`, it shows unread languages as the editor does. With fewer `languages`, it is made sooner.
 */
function makeCopy({
  ownCaches = false,
  compiles = true,
  showsUnread = false,
  languages = ['en', 'bn', 'ur'],
} = {}): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'Umrah साइट é '));
  for (const name of copied) copyAll(path.join(original, name), path.join(root, name));
  const { content, pictures } = projectAt(root);
  copyAll(fixture.content, content);
  leaveLanguages(content, languages);
  copyAll(fixture.pictures, pictures);
  linkPackages(path.join(original, 'node_modules'), path.join(root, 'node_modules'), {
    ownCaches,
    compiles,
  });
  const at = (file: string) => path.join(root, ...file.split('/'));
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  return {
    ...projectAt(root),
    showsUnread,
    read,
    write,
    edit: (file, old, replacement) => write(file, replaceOnce(file, read(file), old, replacement)),
    remove: (file) => rmSync(at(file)),
  };
}

/** Deletes from a content folder the languages that are not among these. */
function leaveLanguages(content: string, languages: readonly string[]): void {
  const rows = path.join(content, 'languages', 'index.jsonc');
  for (const lang of ['bn', 'ur'].filter((name) => !languages.includes(name))) {
    rmSync(path.join(content, 'languages', `${lang}.jsonc`));
    rmSync(path.join(content, 'pages', lang), { recursive: true });
    const row = new RegExp(`^.*"lang": "${lang}".*\\n`, 'm');
    writeFileSync(rows, readFileSync(rows, 'utf8').replace(row, ''));
  }
}

/** Deletes a copy, but not the project's packages, to which it has links. */
function removeCopy({ root }: Project): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

/** Links a copy to the project's packages and caches: to their folder, or to each of them if one differs. */
function linkPackages(
  from: string,
  to: string,
  { ownCaches, compiles }: { ownCaches: boolean; compiles: boolean },
): void {
  if (!ownCaches && compiles) return symlinkSync(from, to, 'junction');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === 'typescript' && !compiles) continue;
    if (name === '.cache' && ownCaches) copyAll(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  }
}

function replaceOnce(file: string, text: string, old: string | RegExp, now: string): string {
  const count =
    typeof old === 'string'
      ? text.split(old).length - 1
      : [...text.matchAll(new RegExp(old, `${old.flags}g`))].length;
  if (count !== 1)
    throw new Error(`Could not edit ${file}: ${String(old)} is there ${count} times, not once.`);
  return text.replace(old, () => now);
}
