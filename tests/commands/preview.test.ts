/** The command `npm run preview`, run as npm does. */
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSite } from '../../src/generator/files/siteFiles.ts';
import { freePort } from '../support/freePort.ts';
import { bytesIn, copyProject } from '../support/projectCopy.ts';
import { startCommand } from '../support/runCommand.ts';
import { emptyFolder } from '../support/temporaryFiles.ts';
import { waitFor } from '../support/waitFor.ts';

const script = 'src/commands/preview.ts';

/** Starts preview on a free port of a project with three built pages. */
async function startPreview() {
  const copy = copyProject({ languages: ['en'] });
  copy.write('dist/index.html', 'home');
  copy.write('dist/404.html', 'not found');
  copy.write('dist/about/index.html', 'about');
  copy.write('dist/.htaccess', 'rules');
  copy.write('dist/pictures/gate.d6237a39.avif', 'avif');
  copy.write('dist/video/loop.mp4', '0123456789');
  const port = await freePort();
  const running = startCommand(copy, { script, args: ['--port', `${port}`] });
  onTestFinished(() => void running.child.kill());
  await waitFor(() => running.said().includes(`http://localhost:${port}\n`));
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const url = `http://localhost:${port}${address}`;
    const response = await fetch(url, { redirect: 'manual', headers });
    const { status } = response;
    return { status, text: await response.text(), headers: Object.fromEntries(response.headers) };
  };
  return { ...running, copy, get, port };
}

/** An address of this machine on a network, if it has one. */
const outer = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

it('says what to do when nothing has been built', () => {
  expect(() => readSite(path.join(emptyFolder(), 'dist'))).toThrow(
    /^Could not find the built site \(\S.+\): there is no index\.html\. Run npm run build\.$/,
  );
});

it('shows the newest build as the host will, but only to this machine', async () => {
  const { copy, get, said, child, outcome, port } = await startPreview();
  expect(await get('/about/')).toMatchObject({ status: 200, text: 'about' });
  copy.write('dist/about/index.html', 'about, built anew');
  expect(await get('/about/')).toMatchObject({ status: 200, text: 'about, built anew' });
  const slash = { status: 301, headers: { location: '/about/' } };
  expect(await get('/about')).toMatchObject(slash);
  for (const address of ['/gone/', '/pictures/', '/hidden/'])
    expect(await get(address), address).toMatchObject({ status: 404, text: 'not found' });
  expect(await get('/%2ehtaccess')).toMatchObject({ headers: { location: '/hidden/' } });
  expect(await get('/')).toMatchObject({
    headers: { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' },
  });
  expect(await get('/pictures/gate.d6237a39.avif')).toMatchObject({
    headers: {
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  expect(await get('/video/loop.mp4', { range: 'bytes=2-3' })).toMatchObject({
    status: 206,
    text: '23',
  });
  expect(bytesIn(copy.dist)).not.toHaveProperty('serve.json');
  expect(said()).toContain('npm run preview -- --host\n');
  const other = startCommand(copy, { script, args: ['--port', `${port}`] });
  expect((await other.outcome).err).toContain(`Could not open the port ${port}: another program`);
  if (outer) await expect(fetch(`http://${outer}:${port}`)).rejects.toThrow('fetch failed');
  // On Windows, a program cannot send Ctrl-C to another one.
  if (process.platform === 'win32') return;
  child.kill('SIGINT');
  const { code, err } = await outcome;
  expect([code, err]).toEqual([0, '']);
});
