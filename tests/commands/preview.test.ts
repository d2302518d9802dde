/** The command `npm run preview`, run as npm does. */
import { renameSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../src/generator/serve.ts';
import { copyProject } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';
import { waitFor } from '../support/runDev.ts';

const script = 'src/commands/preview.ts';

it('says what to do where nothing has been built, and shows what the last build published until Ctrl-C', async () => {
  const copy = copyProject();
  expect(await runBuild(copy, { script })).toEqual({
    code: 1,
    out: '',
    err: 'Could not read the built site (dist): there is no such folder. Run npm run build.\n',
  });

  copy.write('dist/index.html', 'home');
  copy.write('dist/404.html', 'not found');
  copy.write('dist/about/index.html', 'about');
  const { port, close } = await serve(() => new Map());
  await close();
  const { child, said, outcome } = startBuild(copy, { script, args: ['--port', `${port}`] });
  onTestFinished(() => void child.kill());
  await waitFor(() => said().includes(`http://localhost:${port}\n`));

  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'error' });
    return [response.status, await response.text()];
  };
  expect(await get('/about')).toEqual([200, 'about']);
  expect(await get('/gone')).toEqual([404, 'not found']);
  copy.write('dist/about/index.html', 'about, built anew');
  expect(await get('/about/')).toEqual([200, 'about, built anew']);
  // So it is for a moment while a build puts the new release in its place.
  renameSync(copy.dist, `${copy.dist}.old`);
  expect(await get('/about')).toEqual([200, 'about, built anew']);

  child.kill('SIGINT');
  const { code, err } = await outcome;
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform !== 'win32') expect([code, err]).toEqual([0, '']);
});
