/** What is noticed of the changes that editors make. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchProject, type Change } from '../../src/dev/watchProject.ts';
import { waitFor } from './runDev.ts';

const home = 'src/content/home.ts';

async function start() {
  const root = mkdtempSync(path.join(tmpdir(), 'watch é '));
  const at = (file: string) => path.join(root, ...file.split('/'));
  const save = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  save(home, 'one');
  save('node_modules/package/index.js', 'one');
  const changes: Change[] = [];
  const errors: Error[] = [];
  const watch = await watchProject(root, (change) => changes.push(change), (error) => errors.push(error));
  onTestFinished(async () => {
    await watch.close();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    expect(errors).toEqual([]);
  });
  /** Waits for one more change of the file than there were. */
  const next = (file: string) => {
    const before = changes.filter((change) => change.file === file).length;
    return waitFor(() => changes.filter((change) => change.file === file)[before]);
  };
  return { at, save, next, changes };
}

describe('watchProject', () => {
  it.each<[string, string, (tools: Awaited<ReturnType<typeof start>>) => void, Change]>([
    ['a saved file', home, ({ save }) => save(home, 'two'), { file: home, kind: 'site', inPlace: true }],
    [
      'a new file in a new folder',
      'styles/pages/new.scss',
      ({ save }) => save('styles/pages/new.scss', 'a'),
      { file: 'styles/pages/new.scss', kind: 'styles', inPlace: false },
    ],
    ['a deleted file', home, ({ at }) => rmSync(at(home)), { file: home, kind: 'site', inPlace: false }],
    [
      'a deleted folder',
      home,
      ({ at }) => rmSync(at('src'), { recursive: true }),
      { file: home, kind: 'site', inPlace: false },
    ],
    [
      'a renamed file',
      'src/content/new.ts',
      ({ at }) => renameSync(at(home), at('src/content/new.ts')),
      { file: 'src/content/new.ts', kind: 'site', inPlace: false },
    ],
  ])('notices %s', async (_, file, act, change) => {
    const tools = await start();
    const noticed = tools.next(file);
    act(tools);
    expect(await noticed).toEqual(change);
  });

  it('notices a second save at the very moment at which the first is noticed', async () => {
    const { save, next } = await start();
    const first = next(home);
    save(home, 'two');
    await first;
    const second = next(home);
    save(home, 'three');
    await second;
  });

  it('goes on to notice a file that another one has taken the place of', async () => {
    const { at, save, next } = await start();
    for (const text of ['two', 'three', 'four']) {
      const noticed = next(home);
      save('src/content/home.ts.tmp', text);
      renameSync(at('src/content/home.ts.tmp'), at(home));
      await noticed;
      const saved = next(home);
      save(home, `${text}, saved`);
      await saved;
    }
  });

  it('notices files in a folder that was away', async () => {
    const { at, save, next } = await start();
    const gone = next(home);
    renameSync(at('src'), at('away'));
    await gone;
    const back = next(home);
    renameSync(at('away'), at('src'));
    await back;
    const saved = next(home);
    save(home, 'two');
    await saved;
  });

  it('takes no notice of what the site is not made of', async () => {
    const { save, next, changes } = await start();
    const others = ['node_modules/package/index.js', 'dist/index.html', 'src/content/home.ts~', 'notes.md'];
    for (const file of others) save(file, 'x');
    const noticed = next(home);
    save(home, 'two');
    await noticed;
    expect(new Set(changes.map(({ file }) => file))).toEqual(new Set([home]));
  });
});
