/** A real Apache with the modules and the AllowOverride that a test asks for. */
import { startServer, type HostServer } from './startServer.ts';

const always = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex'] as const;
const usual = ['rewrite', 'headers', 'filter', 'deflate', 'brotli'] as const;

export type Module = (typeof usual)[number];

export interface ApacheOptions {
  readonly site: string;
  readonly allowOverride?: string;
  readonly without?: readonly Module[];
}

/** Starts Apache on a built site; folders would be listed if nothing forbade it. */
export function startApache({ site, allowOverride = 'All', without = [] }: ApacheOptions): Promise<HostServer> {
  const modules = [...always, ...usual.filter((module) => !without.includes(module))];
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
`,
  });
}
