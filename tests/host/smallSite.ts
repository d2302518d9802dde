/** A site of a few files with the real .htaccess, in a folder that a server's own user may read. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { htaccess } from '../../src/steps/host/htaccess.ts';

/** Takes the site's address; returns the folder, which lasts until all tests of the file or the block have ended. */
export function smallSite(siteUrl: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'small site '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const files = {
    '.htaccess': htaccess(siteUrl),
    'index.html': 'Home',
    'about/index.html': 'About',
    '404.html': 'Not here',
    '.well-known/acme-challenge/token': 'Token',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
