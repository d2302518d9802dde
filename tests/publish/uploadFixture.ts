/** Three small releases of a site, their upload, and a check of what visitors get. */
import path from 'node:path';
import { openMemory } from '../../src/publish/upload/plan/copyMemory.ts';
import type { Access } from '../../src/hosting/ftpSettings.ts';
import { sayInTerminal } from '../../src/hosting/hostingError.ts';
import { exitCodes } from '../../src/publish/uploadSite.ts';
import type { UploadJob } from '../../src/publish/upload/uploadJob.ts';
import { uploadRelease } from '../../src/publish/upload/uploadRelease.ts';
import { textsIn, type Host } from '../support/ftpHost.ts';

export type Files = Readonly<Record<string, string>>;

const page = (words: string, release: string) =>
  `<!doctype html><title>${words}</title><script src="/assets/main.${release}.js"></script>` +
  `<img src="/pictures/gate.${release}.avif">${`<p>${words}</p>`.repeat(400)}</html>`;

/** A release with all kinds of files. */
const release = (name: string, hash: string): Files => ({
  'icons/icon.svg': '<svg/>',
  'web.config': '/*',
  '404.html': 'Not here',
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

export const accessTo = (port: number): Access => ({
  host: '127.0.0.1',
  port,
  user: 'staff',
  password: 'hunter #2',
  folder: '/public_html',
  encrypted: false,
  certificateName: undefined,
  certificateChecked: true,
  siteUrl: undefined,
});

/** Retries without a pause, and without checking for a later upload. */
export const retries = (times = 0) => ({
  timeout: 30_000,
  pauses: Array.from({ length: times }, () => 0),
  claimDelay: 0,
  claimCheckInterval: Infinity,
});

/** Where the uploading copy of the project records what it has sent: beside the site, so that both are deleted together. */
const historyOf = ({ root }: Host) => path.join(path.dirname(root), 'history');

/**
 * Uploads a release to a host, without retries unless the changes say so. Returns the message of
 * the error, if any, the exit code otherwise, and everything that was printed.
 */
export async function uploadTo(host: Host, files: Files, changes: Partial<UploadJob> = {}) {
  const access = accessTo(host.ftp.port);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(sayInTerminal(line));
  const job = {
    access,
    memory: openMemory({ history: historyOf(host) }, access, {}),
    makeFiles: async () =>
      new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    siteUrl: host.url,
    say: print,
    warn: print,
    retry: retries(),
  };
  const outcome = await uploadRelease({ ...job, ...changes }).catch((error: Error) => error);
  if (outcome instanceof Error) return { failure: outcome.message, said: lines.join('\n') };
  print(outcome.sentence);
  return { exitCode: exitCodes[outcome.end], said: lines.join('\n') };
}

/** Returns what visitors would find broken: a page that is in no release, or one whose asset is missing. */
export function brokenPages(root: string, releases: readonly Files[]): string[] {
  const assets: Files = Object.assign({}, ...releases);
  const onServer = textsIn(root);
  return Object.entries(onServer).flatMap(([name, text]) => {
    // The upload sends this page, looks at it and deletes it.
    if (!name.endsWith('.html') || name.startsWith('upload-check-')) return [];
    if (!releases.some((files) => files[name] === text)) return [`${name} is none of the releases`];
    const asked = [...text.matchAll(/src="\/([^"]+)"/g)].map(([, asset]) => asset!);
    return asked.flatMap((asset) =>
      onServer[asset] === assets[asset] ? [] : `${name} lacks ${asset}`,
    );
  });
}

/** Returns the assets of a release with a hash in their name. */
export const assetsIn = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => /^(assets|pictures)/.test(name)));
