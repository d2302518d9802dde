/** Runs Apache as hosts do, each server with its own configuration. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, vi } from 'vitest';
import { certificate, key } from '../support/certificate.ts';
import { freePort } from '../support/freePort.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

interface ApacheOptions {
  readonly allowOverride?: string;
  /** Leaves out the modules that most hosts have. */
  readonly isBare?: boolean;
  /** Lines of configuration. */
  readonly more?: string;
}

/**
 * Runs Apache on a site during the tests of the file or block. It also answers https, at 127.0.0.2 and the same port, with
 * the tests' certificate, and lists folders unless something forbids it. Its `url` is set when the tests begin.
 */
export function apache(site: string, options: ApacheOptions = {}): { readonly url: string } {
  const server = { url: '' };
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    server.url = `http://127.0.0.1:${port}`;
    const file = path.join(folder, 'server.conf');
    writeFileSync(file, configuration(folder, port, site, options));
    const child = spawn('/usr/sbin/apache2', ['-f', file, '-DFOREGROUND'], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    await vi.waitUntil(() => fetch(server.url).then(Boolean, () => false), 30_000);
    return async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
  });
  return server;
}

const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'setenvif', 'ssl', 'filter'];
const usual = ['rewrite', 'alias', 'headers', 'deflate', 'brotli'];

function configuration(
  folder: string,
  port: number,
  site: string,
  { allowOverride = 'All', isBare = false, more = '' }: ApacheOptions,
): string {
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
}
