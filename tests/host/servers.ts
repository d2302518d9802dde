/** Server programs as hosts run them, each with its own configuration. */
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
  /** The arguments to run in the foreground with this file. */
  readonly args: (configuration: string) => readonly string[];
  /** Takes the working folder and the port, returns the configuration's text. */
  readonly configure: (folder: string, port: number) => string;
}

const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'setenvif', 'ssl', 'filter'];
const usual = ['rewrite', 'headers', 'deflate', 'brotli'];

/**
 * Apache on a site, which also answers https, at 127.0.0.2 and the same port, with the tests'
 * certificate. It lists folders unless something forbids it. `more` are lines of configuration; a
 * bare one lacks the modules that most hosts have.
 */
export const apache = (site: string, { allowOverride = 'All', isBare = false, more = '' } = {}) =>
  hosting({
    command: '/usr/sbin/apache2',
    args: (configuration) => ['-f', configuration, '-DFOREGROUND'],
    configure(folder, port) {
      const types = 'text/html html\napplication/xml xml\nimage/jpeg jpg\n';
      writeFiles({ types, 'certificate.pem': certificate, 'key.pem': key }, folder);
      const modules = isBare ? always : [...always, ...usual];
      return `
ServerRoot "${folder}"
PidFile "${folder}/pid"
Listen 127.0.0.1:${port}
Listen 127.0.0.2:${port} https
ServerName localhost
User www-data
Group www-data
ErrorLog "${folder}/error.log"
TypesConfig "${folder}/types"
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

/** Runs the program during the tests of the file or block. Its `url` is set when they begin. */
export function hosting(program: Program): { readonly url: string } {
  const server = { url: '' };
  beforeAll(async () => {
    const { port, stop } = await startServer(program);
    server.url = `http://127.0.0.1:${port}`;
    return stop;
  });
  return server;
}

/** Starts the program on a free port. Throws with its output when it does not answer. */
async function startServer({ command, args, configure }: Program) {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const { port, close } = await serve(() => new Map());
  await close();
  const configuration = path.join(folder, 'server.conf');
  writeFileSync(configuration, configure(folder, port));
  const child = spawn(command, args(configuration), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await vi
    .waitUntil(async () => child.exitCode !== null || (await answers(port)), 30_000)
    .catch(stop);
  if (child.exitCode === null && child.signalCode === null) return { port, stop };
  throw new Error(`Could not start ${command}: ${output}`);
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
