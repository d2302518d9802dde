/** The command `npm run preview`, run as npm does. */
import { renameSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../src/generator/serve.ts';
import type { ProjectCopy } from '../support/makeCopy.ts';
import { copyProject } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';
import { waitFor } from '../support/runDev.ts';

const script = 'src/commands/preview.ts';

/** Starts preview on a free port of a project with three built pages. */
async function startPreview(copy: ProjectCopy, ...args: string[]) {
  copy.write('dist/index.html', 'home');
  copy.write('dist/404.html', 'not found');
  copy.write('dist/about/index.html', 'about');
  const { port, close } = await serve(() => new Map());
  await close();
  const running = startBuild(copy, { script, args: ['--port', `${port}`, ...args] });
  onTestFinished(() => void running.child.kill());
  await waitFor(() => running.said().includes(`http://localhost:${port}\n`));
  const get = async (path: string, host = 'localhost') => {
    const response = await fetch(`http://${host}:${port}${path}`, { redirect: 'error' });
    return [response.status, await response.text()];
  };
  return { ...running, get };
}

/** An address of this machine in some network, if it is in one. */
const outer = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

it('says what to do when nothing has been built', async () => {
  expect(await runBuild(copyProject(), { script })).toEqual({
    code: 1,
    out: '',
    err: 'Could not read the built site (dist): there is no such folder. Run npm run build.\n',
  });
});

it('answers as the host will', async () => {
  const { get } = await startPreview(copyProject());
  expect(await get('/about')).toEqual([200, 'about']);
  expect(await get('/gone')).toEqual([404, 'not found']);
});

it('shows the newest build, also while dist is being replaced', async () => {
  const copy = copyProject();
  const { get } = await startPreview(copy);
  copy.write('dist/about/index.html', 'about, built anew');
  expect(await get('/about/')).toEqual([200, 'about, built anew']);
  renameSync(copy.dist, `${copy.dist}.old`);
  expect(await get('/about')).toEqual([200, 'about, built anew']);
});

it.skipIf(!outer)('listens on this machine alone', async () => {
  const { get, said } = await startPreview(copyProject());
  await expect(get('/', outer)).rejects.toThrow('fetch failed');
  expect(said()).toContain('npm run preview -- --host\n');
});

it.skipIf(!outer)('listens on all networks with --host', async () => {
  const { get } = await startPreview(copyProject(), '--host');
  expect(await get('/', outer)).toEqual([200, 'home']);
});

// Windows knows no Ctrl-C that comes from another program.
it.skipIf(process.platform === 'win32')('ends well at Ctrl-C', async () => {
  const { child, outcome } = await startPreview(copyProject());
  child.kill('SIGINT');
  const { code, err } = await outcome;
  expect([code, err]).toEqual([0, '']);
});
