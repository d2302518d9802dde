/** The command `npm run preview`: serves the last build as the host will, by the package `serve`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../generator/files.ts';
import {
  immutable,
  immutableFolders,
  mediaTypes,
  revalidate,
  securityHeaders,
  type Headers,
} from '../generator/host/hostHeaders.ts';
import { serve } from '../generator/host/serve.ts';
import { projectAt } from '../generator/project.ts';
import { run, stopOnSignal } from './cli.ts';
import { greeting, readAddress } from './localAddress.ts';

stopOnSignal();
await run(async (args) => {
  const { dist, cache } = projectAt();
  const address = readAddress(args, 4173);
  readSite(dist);
  // serve would take another port where this one is taken. Opening it once says so instead.
  await (await serve(() => new Map(), address)).close();
  const settings = path.join(cache, 'serve.json');
  mkdirSync(cache, { recursive: true });
  writeFileSync(settings, JSON.stringify(serveSettings()));
  const listen = `tcp://${address.host || '0.0.0.0'}:${address.port}`;
  process.env.NO_UPDATE_CHECK = '1';
  process.argv.splice(
    2,
    Infinity,
    dist,
    '--listen',
    listen,
    '--config',
    settings,
    '--no-clipboard',
  );
  process.argv.push('--no-request-logging');
  await import(import.meta.resolve('serve/build/main.js'));
  const note = 'As it will be on the host; npm run build renews it. Ctrl-C stops.';
  console.log(greeting('preview', address, note));
});

/** Returns what `serve` reads from serve.json: the redirects and headers of .htaccess. */
function serveSettings() {
  const set = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return {
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    // The host hides its rules. serve can only lead to an address at which there is nothing.
    redirects: [{ source: '/.htaccess', destination: '/hidden/' }],
    headers: [
      set('**', { ...securityHeaders, 'Cache-Control': revalidate }),
      ...immutableFolders.map((folder) => set(`${folder}/**`, { 'Cache-Control': immutable })),
      ...Object.entries(mediaTypes).map(([ending, type]) =>
        set(`**/*.${ending}`, { 'Content-Type': type }),
      ),
    ],
  };
}
