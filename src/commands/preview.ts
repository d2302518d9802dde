/** The command `npm run preview`: serves the last build as the host will, with the `serve` package. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readSite } from '../generator/files/siteFiles.ts';
import { immutableFolders } from '../generator/webServer/fileNames.ts';
import {
  contentTypeOf,
  fileKinds,
  immutable,
  revalidate,
  securityHeaders,
  type Headers,
} from '../generator/webServer/hostHeaders.ts';
import { serve } from '../generator/webServer/serve.ts';
import { projectAt } from '../generator/project.ts';
import { run, stopOnSignal } from './cli.ts';
import { greeting, readAddress, type LocalAddress } from './localAddress.ts';

stopOnSignal();
await run(async (args) => {
  const { dist, cache } = projectAt();
  const address = readAddress(args, 4173);
  readSite(dist);
  // If the port is busy, `serve` picks another one. Opening it here first throws instead.
  await (await serve(() => new Map(), address)).close();
  const settings = path.join(cache, 'serve.json');
  mkdirSync(cache, { recursive: true });
  writeFileSync(settings, JSON.stringify(serveSettings()));
  await startServe(dist, settings, address);
  const note =
    'The last build, as it will be on the host, except for rules in public/.htaccess. npm run build updates it. Press Ctrl-C to stop.';
  console.log(greeting('preview', address, note));
});

/** Starts `serve` in a child process, which ends with this one, and waits until it answers. */
async function startServe(folder: string, settings: string, { host, port }: LocalAddress) {
  const program = fileURLToPath(import.meta.resolve('serve/build/main.js'));
  const listen = `tcp://${host || '0.0.0.0'}:${port}`;
  const options = ['--listen', listen, '--config', settings, '--no-clipboard'];
  const child = spawn(process.execPath, [program, folder, ...options, '--no-request-logging'], {
    // The greeting of `serve` would name only one of the computer's addresses.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
  });
  process.once('exit', () => child.kill());
  child.once('exit', (code) => process.exit(code ?? 0));
  while (!(await answersAt(port))) await setTimeout(50);
}

async function answersAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answers = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answers;
}

/** Returns the content of serve.json for `serve`: the headers from our .htaccess, and addresses with a trailing slash. */
function serveSettings() {
  const set = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return {
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    // The host hides .htaccess. `serve` cannot, so it redirects to an address that does not exist.
    redirects: [{ source: '/.htaccess', destination: '/hidden/' }],
    headers: [
      set('**', { ...securityHeaders, 'Cache-Control': revalidate }),
      ...immutableFolders.map((folder) => set(`${folder}/**`, { 'Cache-Control': immutable })),
      ...Object.entries(fileKinds).map(([extension, kind]) =>
        set(`**/*.${extension}`, { 'Content-Type': contentTypeOf(kind) }),
      ),
    ],
  };
}
