/** Server programs as hosts run them, each with a configuration of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { serve } from '../../src/serve.ts';
import { certificate, key } from '../support/certificate.ts';

interface Program {
  readonly command: string;
  /** The arguments that make it run in the foreground with this file. */
  readonly args: (configuration: string) => readonly string[];
  /** Takes the working folder and the port, returns the configuration's text. */
  readonly configure: (folder: string, port: number) => string;
}

export type Module = 'rewrite' | 'headers' | 'filter' | 'deflate' | 'brotli';
const usual: readonly Module[] = ['rewrite', 'headers', 'filter', 'deflate', 'brotli'];
const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'setenvif'];

export interface ApacheOptions {
  readonly allowOverride?: string;
  readonly without?: readonly Module[];
  /** Whether https is answered too: at 127.0.0.2 and the same port, with the certificate of the tests. */
  readonly https?: boolean;
  /** More lines of its configuration. */
  readonly more?: string;
}

/** Apache on a site; folders would be listed if nothing forbade it. */
export function apache(site: string, { allowOverride = 'All', without = [], https = false, more = '' }: ApacheOptions = {}) {
  const modules = [...always, ...(https ? ['ssl'] : []), ...usual.filter((module) => !without.includes(module))];
  return hosting({
    command: '/usr/sbin/apache2',
    args: (configuration) => ['-f', configuration, '-DFOREGROUND'],
    configure: (folder, port) => `
ServerRoot "${folder}"
PidFile "${folder}/pid"
Listen 127.0.0.1:${port}
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
${https ? secureHost(folder, port) : ''}
`,
  });
}

function secureHost(folder: string, port: number): string {
  writeFileSync(path.join(folder, 'certificate.pem'), certificate);
  writeFileSync(path.join(folder, 'key.pem'), key);
  return `Listen 127.0.0.2:${port} https
<VirtualHost 127.0.0.2:${port}>
SSLEngine On
SSLCertificateFile "${folder}/certificate.pem"
SSLCertificateKeyFile "${folder}/key.pem"
</VirtualHost>`;
}

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
export async function startServer({ command, args, configure }: Program) {
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
    child.kill('SIGTERM');
    // The package serve waits for connections that nobody closes.
    const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(patience);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`Could not start ${command}: ${said || readLog(folder)}`);
    if (await answers(port)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await stop();
  throw new Error(`Could not start ${command}: it does not answer. ${said}`);
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.on('error', () => resolve(false));
    socket.on('connect', () => (socket.destroy(), resolve(true)));
  });
}

function readLog(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'error.log'), 'utf8');
  } catch {
    return 'it said nothing';
  }
}
