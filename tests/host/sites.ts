/** Makes sites in folders that a server's own user can read, until the tests of the file or block end. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import { htaccess, joinHtaccess } from '../../src/generator/webServer/htaccess.ts';
import { build } from '../support/build.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

/** Builds this project before the first test; returns its dist. */
export function builtSite(): string {
  const dist = path.join(publicFolder(), 'htdocs');
  beforeAll(async () => {
    await build({ ...projectAt(), dist });
    // Left there by an upload, or by mistake.
    writeFiles({ '.upload.json': '{}', '.env': 'FTP_PASSWORD=secret' }, dist);
  });
  return dist;
}

/** Returns the folder of three small pages with the real .htaccess. */
export function smallSite(siteUrl: string): string {
  const files = {
    '.htaccess': htaccess(siteUrl),
    'index.html': 'Home',
    'about/index.html': 'About',
    '404.html': 'Not here',
    '.well-known/acme-challenge/token': 'Token',
  };
  return writeFiles(files, publicFolder());
}

/** Returns a folder with a folder for each of these public/.htaccess: a page, and the rules as the build writes them. */
export function sitesWith(rules: readonly (string | Uint8Array)[]): string {
  const files = rules.flatMap((text, index) => [
    [`${index}/index.html`, 'Home'] as const,
    [`${index}/.htaccess`, joinHtaccess('', new Map([['.htaccess', text]]))] as const,
  ]);
  return writeFiles(Object.fromEntries(files), publicFolder());
}

function publicFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted site '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}
