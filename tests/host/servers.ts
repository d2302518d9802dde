/** Server programs as hosts run them, each with a configuration of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, vi } from 'vitest';
import { serve } from '../../src/generator/serve.ts';
import { certificate, key } from '../support/certificate.ts';
import { writeFiles } from '../support/writtenSite.ts';

interface Program {
  readonly command: string;
  /** The arguments that make it run in the foreground with this file. */
  readonly args: (configuration: string) => readonly string[];
  /** Takes the working folder and the port, returns the configuration's text. */
  readonly configure: (folder: string, port: number) => string;
  /** What ends it, where that is not SIGTERM. */
  readonly end?: NodeJS.Signals;
}

const usual = ['rewrite', 'headers', 'filter', 'deflate', 'brotli'] as const;
const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'setenvif', 'ssl'];

interface ApacheOptions {
  readonly allowOverride?: string;
  readonly without?: readonly (typeof usual)[number][];
  /** More lines of its configuration. */
  readonly more?: string;
}

/**
 * Apache on a site, which it answers by https too, at 127.0.0.2 and the same port, with the certificate of the tests;
 * folders would be listed if nothing forbade it.
 */
export const apache = (
  site: string,
  { allowOverride = 'All', without = [], more = '' }: ApacheOptions = {},
) =>
  hosting({
    command: '/usr/sbin/apache2',
    args: (configuration) => ['-f', configuration, '-DFOREGROUND'],
    configure(folder, port) {
      writeFiles({ 'certificate.pem': certificate, 'key.pem': key }, folder);
      const modules = [...always, ...usual.filter((module) => !without.includes(module))];
      return `
ServerRoot "${folder}"
PidFile "${folder}/pid"
Listen 127.0.0.1:${port}
Listen 127.0.0.2:${port} https
ServerName localhost
User www-data
Group www-data
ErrorLog "${folder}/error.log"
TypesConfig /etc/mime.types
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DocumentRoot "${site}"
DirectoryIndex index.html
<Directory "${site}">
AllowOverride ${allowOverride}
Options Indexes FollowSymLinks
Require all granted
</Directory>
${more}
<VirtualHost 127.0.0.2:${port}>
SSLEngine On
SSLCertificateFile "${folder}/certificate.pem"
SSLCertificateKeyFile "${folder}/key.pem"
</VirtualHost>
`;
    },
  });

/** Runs the program during the tests of the file or the block; returns its address, which is there as soon as they begin. */
export function hosting(program: Program): { readonly url: string } {
  const server = { url: '' };
  beforeAll(async () => {
    const { port, stop } = await startServer(program);
    server.url = `http://127.0.0.1:${port}`;
    return stop;
  });
  return server;
}

/** Starts the program on a free port of this machine. Throws with what it said where it does not come up. */
export async function startServer({ command, args, configure, end = 'SIGTERM' }: Program) {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const { port, close } = await serve(() => new Map());
  await close();
  const configuration = path.join(folder, 'server.conf');
  writeFileSync(configuration, configure(folder, port));
  const child = spawn(command, args(configuration), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill(end);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await vi
    .waitUntil(async () => child.exitCode !== null || (await answers(port)), 30_000)
    .catch(stop);
  if (child.exitCode === null && child.signalCode === null) return { port, stop };
  throw new Error(`Could not start ${command}: ${said}`);
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
