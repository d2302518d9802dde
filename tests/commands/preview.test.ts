/** The command `npm run preview`, run as npm does. */
import { renameSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSite } from '../../src/generator/files.ts';
import { serve } from '../../src/commands/serve.ts';
import { copyProject } from '../support/projectCopy.ts';
import { startCommand } from '../support/runCommand.ts';
import { waitFor } from '../support/runDev.ts';
import { emptyFolder } from '../support/temporaryFiles.ts';

/** Starts preview on a free port of a project with three built pages. */
async function startPreview() {
  const copy = copyProject();
  copy.write('dist/index.html', 'home');
  copy.write('dist/404.html', 'not found');
  copy.write('dist/about/index.html', 'about');
  const { port, close } = await serve(() => new Map());
  await close();
  const running = startCommand(copy, {
    script: 'src/commands/preview.ts',
    args: ['--port', `${port}`],
  });
  onTestFinished(() => void running.child.kill());
  await waitFor(() => running.said().includes(`http://localhost:${port}\n`));
  const get = async (address: string, host = 'localhost') => {
    const response = await fetch(`http://${host}:${port}${address}`, { redirect: 'error' });
    return [response.status, await response.text()];
  };
  return { ...running, copy, get };
}

/** An address of this machine in some network, if it is in one. */
const outer = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

it('says what to do when nothing has been built', () => {
  const folder = emptyFolder();
  expect(() => readSite(path.join(folder, 'dist'))).toThrow(
    /^Could not read the built site \(\S.+\): there is no such folder\. Run npm run build\.$/,
  );
  expect(() => readSite(folder)).toThrow('): there is no index.html. Run npm run build.');
});

it('shows the newest build to this machine alone, also while dist is being replaced', async () => {
  const { copy, get, said, child, outcome } = await startPreview();
  expect(await get('/about/')).toEqual([200, 'about']);
  expect(await get('/gone')).toEqual([404, 'not found']);
  copy.write('dist/about/index.html', 'about, built anew');
  expect(await get('/about/')).toEqual([200, 'about, built anew']);
  renameSync(copy.dist, `${copy.dist}.old`);
  expect(await get('/about/')).toEqual([200, 'about, built anew']);
  expect(said()).toContain('npm run preview -- --host\n');
  if (outer) await expect(get('/', outer)).rejects.toThrow('fetch failed');
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform === 'win32') return;
  child.kill('SIGINT');
  const { code, err } = await outcome;
  expect([code, err]).toEqual([0, '']);
});
