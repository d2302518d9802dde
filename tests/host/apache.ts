/** A real Apache with the modules and the AllowOverride that a test asks for. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { certificate, key } from '../support/certificate.ts';
import { startServer, type HostServer } from './startServer.ts';

const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'setenvif'] as const;
const usual = ['rewrite', 'headers', 'filter', 'deflate', 'brotli'] as const;

export type Module = (typeof usual)[number];

export interface ApacheOptions {
  readonly site: string;
  readonly allowOverride?: string;
  readonly without?: readonly Module[];
  /** Whether https is answered too: at 127.0.0.2 and the same port, with the certificate of the tests. */
  readonly https?: boolean;
  /** More lines of its configuration. */
  readonly more?: string;
}

/** Starts Apache on a built site; folders would be listed if nothing forbade it. */
export function startApache(options: ApacheOptions): Promise<HostServer> {
  const { site, allowOverride = 'All', without = [], https = false, more = '' } = options;
  const modules = [...always, ...(https ? ['ssl'] : []), ...usual.filter((module) => !without.includes(module))];
  return startServer({
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
