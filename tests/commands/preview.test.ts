/** The command `npm run preview`, run as npm does. */
import { renameSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../src/serve.ts';
import { copyProject } from '../support/projectCopy.ts';
import { runBuild, startBuild } from '../support/runBuild.ts';
import { waitFor } from '../support/runDev.ts';

const script = 'src/preview/main.ts';

it('shows what the last build published until Ctrl-C, and says so where its port is in use', async () => {
  const copy = copyProject();
  copy.write('dist/index.html', 'home');
  copy.write('dist/404.html', 'not found');
  copy.write('dist/about/index.html', 'about');
  const { port, close } = await serve(() => new Map());
  await close();
  const args = ['--port', `${port}`];
  const { child, outcome } = startBuild(copy, { script, args });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout!.on('data', (text: string) => (said += text));
  await waitFor(() => said.includes(`http://localhost:${port}\n`));

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
  renameSync(`${copy.dist}.old`, copy.dist);

  const advice = 'another program uses it. Choose another one, such as --port 8000.';
  expect(await runBuild(copy, { script, args })).toEqual({
    code: 1,
    out: '',
    err: `Could not open the port ${port}: ${advice}\n`,
  });
  child.kill('SIGINT');
  const { code, err } = await outcome;
  // Windows knows no Ctrl-C that comes from another program.
  if (process.platform !== 'win32') expect([code, err]).toEqual([0, '']);
});

it('says what to do where nothing has been built', async () => {
  expect(await runBuild(copyProject(), { script })).toEqual({
    code: 1,
    out: '',
    err: 'Could not read the built site (dist): there is no such folder. Run npm run build.\n',
  });
});
