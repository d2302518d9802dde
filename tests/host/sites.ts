/** Folders with a site that a server's own user may read; they last until all tests of the file or the block have ended. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { build } from '../../build.ts';
import { projectAt } from '../../src/generator/project.ts';
import { htaccess } from '../../src/generator/host/htaccess.ts';
import { writeFiles } from '../support/writtenSite.ts';

/** Returns the folder into which this project is built before the first test. */
export function builtSite(): string {
  const dist = path.join(publicFolder(), 'htdocs');
  beforeAll(async () => {
    await build({ ...projectAt(), dist });
    // As an upload and a careless hand leave them there.
    writeFiles({ '.upload.json': '{}', '.env': 'FTP_PASSWORD=secret' }, dist);
  });
  return dist;
}

/** Takes the site's address; returns a folder with a few files and the real .htaccess. */
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

function publicFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted site '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}
