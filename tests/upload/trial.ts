/** Two small releases of a site, a server to publish them on, and a look at what visitors would get. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Access } from '../../src/upload/connect.ts';
import { upload, type UploadJob } from '../../src/upload/upload.ts';
import { startFtpServer, type FtpServer, type FtpServerOptions } from '../support/ftpServer.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

export type Files = Readonly<Record<string, string>>;

const page = (words: string, release: string) =>
  `<!doctype html><title>${words}</title><script src="/assets/main.${release}.js"></script>` +
  `<img src="/pictures/gate.${release}.avif">${`<p>${words}</p>`.repeat(400)}</html>`;

const common: Files = {
  'icons/icon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{}',
  '.htaccess': 'ErrorDocument 404 /404.html',
  _headers: '/*',
  '404.html': 'Not here',
};

const release = (name: string, hash: string): Files => ({
  ...common,
  [`assets/main.${hash}.js`]: `run("${name}")`,
  [`pictures/gate.${hash}.avif`]: name.repeat(5_000),
  'index.html': page(`home, ${name}`, hash),
  'about/index.html': page(`about, ${name}`, hash),
});

export const first: Files = {
  ...release('first', '1aaaaaaa'),
  'offer/index.html': page('offer, first', '1aaaaaaa'),
  'sitemap.xml': '1',
};
export const second: Files = {
  ...release('second', '2bbbbbbb'),
  'hajj/index.html': page('hajj, second', '2bbbbbbb'),
  'sitemap.xml': '2',
};
export const third: Files = { ...release('third', '3ccccccc'), 'sitemap.xml': '3' };

/** Returns the files of a folder; without the server's manifest. */
export function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.upload.json')
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

export interface Host {
  readonly root: string;
  readonly ftp: FtpServer;
  readonly url: string;
}

/** Starts a server whose folder /public_html is shown to visitors at an address. */
export async function startHost(options: Partial<FtpServerOptions> = {}): Promise<Host> {
  const home = emptyFolder();
  const root = path.join(home, 'public_html');
  mkdirSync(root);
  const ftp = await startFtpServer({ root: home, ...options });
  const http = await serveFolder(root);
  onTestFinished(async () => {
    await ftp.close();
    await http.close();
  });
  return { root, ftp, url: http.url };
}

export function accessTo({ ftp }: Pick<Host, 'ftp'>): Access {
  return {
    host: '127.0.0.1',
    port: ftp.port,
    user: 'staff',
    password: 'secret',
    folder: '/public_html',
    encrypted: false,
    certificateName: undefined,
    certificateChecked: true,
    siteUrl: undefined,
  };
}

/** Patience for second tries without a pause, so many of them. */
export const trying = (times = 0) => ({ timeout: 30_000, pauses: Array.from({ length: times }, () => 0) });

/**
 * Uploads a release to a host, without second tries unless the changes say so. Returns the sentence of the error, where
 * there was one, and everything that was said.
 */
export async function publish(host: Host, files: Files, changes: Partial<UploadJob> = {}) {
  const lines: string[] = [];
  const hear = (line: string) => void lines.push(line);
  const job = { dist: writeFiles(files), access: accessTo(host), siteUrl: host.url, say: hear, warn: hear, patience: trying() };
  const failure = await upload({ ...job, ...changes }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { failure, said: lines.join('\n') };
}

/** Returns what a visitor would find broken: a page of no release, or one whose assets are not there as a whole. */
export function brokenPages(root: string, releases: readonly Files[]): string[] {
  const assets: Files = Object.assign({}, ...releases);
  const there = filesIn(root);
  return Object.entries(there).flatMap(([name, text]) => {
    if (!name.endsWith('.html')) return [];
    if (!releases.some((files) => files[name] === text)) return [`${name} is none of the releases`];
    return assetsOf(text).flatMap((asset) => (there[asset] === assets[asset] ? [] : `${name} lacks ${asset}`));
  });
}

/** Returns the assets of a release whose names carry their content. */
export const assetsIn = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => /^(assets|pictures)/.test(name)));

/** Returns the assets that a page asks for. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/src="\/([^"]+)"/g)].map(([, name]) => name!);
}
