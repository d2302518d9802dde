/** Uploads to a server that works as it should. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer as createSecureServer } from 'node:https';
import { expect, it } from 'vitest';
import { joinHtaccess } from '../../src/generator/webServer/htaccess.ts';
import { certificate, key, trustCertificate } from '../support/certificate.ts';
import { portOf } from '../support/portOf.ts';
import { writeFiles } from '../support/temporaryFiles.ts';
import { textsIn, startHost, type Host } from '../support/ftpHost.ts';
import {
  accessTo,
  assetsIn,
  brokenPages,
  first,
  retries,
  second,
  third,
  uploadTo,
} from './uploadFixture.ts';

/** Commands that change what visitors or a later upload find. */
const changesIn = (log: readonly string[]) =>
  log.filter((line) => /^(STOR|DELE|RNTO|MKD|RMD) /.test(line));

it('publishes release after release, with complete pages at every moment', async () => {
  const broken: string[] = [];
  const host: Host = await startHost({
    onCommand(line) {
      if (/^(RNTO|DELE) /.test(line))
        broken.push(...brokenPages(host.root, [first, second, third]));
    },
  });
  const { failure, said } = await uploadTo(host, first);
  expect(failure).toBeUndefined();
  expect(said).toMatch(/^8 of 9: sitemap\.xml  1 byte\n9 of 9: web\.config  2 bytes\n/m);
  expect(said).toMatch(
    /^The site is live and checked at \S+: 3 pages, 9 files, 48 KB sent in \d+\.\d s\.$/m,
  );
  expect(said).not.toContain('ATTENTION: the host');
  expect(host.ftp.log.slice(0, 3)).toEqual(['OPTS UTF8 ON', 'USER staff', 'PASS']);
  expect(textsIn(host.root)).toEqual(first);
  await uploadTo(host, second);
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
  await uploadTo(host, third);
  expect(textsIn(host.root)).toEqual({ ...assetsIn(second), ...third });
  expect(broken).toEqual([]);
  // The pages that use it are gone, so it is deleted, too.
  expect(existsSync(path.join(host.root, 'offer'))).toBe(false);
  const stored = changesIn(host.ftp.log).filter((line) => line.startsWith('STOR '));
  expect(stored.filter((line) => !/(\.part|\.upload\.id)$/.test(line))).toEqual([]);
  const before = host.ftp.log.length;
  expect((await uploadTo(host, third)).said).toMatch(
    /nothing has changed\.\n[^]+\nThe site is live and checked at \S+: 2 pages, 0 files, 0 bytes sent in/,
  );
  expect(changesIn(host.ftp.log.slice(before))).toEqual(['STOR .upload.id']);
});

it('checks a file again until it is right if the server damages what was sent', async () => {
  const name = 'pictures/gate.1aaaaaaa.avif';
  const host: Host = await startHost({
    onCommand(line) {
      if (line === 'RNTO index.html') writeFiles({ [name]: 'damaged' }, host.root);
    },
  });
  const mismatch = `Could not confirm the site (${host.url}/${name}), although all files have`;
  expect((await uploadTo(host, first)).failure).toContain(mismatch);
  const again = await uploadTo(host, first);
  expect(again.said).toContain('nothing has changed.');
  expect(again.failure).toContain(mismatch);
  // A picture that this release does not show still has to be checked.
  await uploadTo(host, second);
  expect((await uploadTo(host, first)).failure).toContain(mismatch);
  writeFiles({ [name]: first[name]! }, host.root);
  expect((await uploadTo(host, first)).failure).toBeUndefined();
});

it('lists all changes in a dry run and makes none', async () => {
  const host = await startHost();
  await uploadTo(host, first);
  const before = host.ftp.log.length;
  const { failure, said } = await uploadTo(host, second, { dryRun: true });
  expect(failure).toBeUndefined();
  expect(said).toContain(
    'To /public_html on 127.0.0.1: 6 files, 54 KB.\n  assets/main.2bbbbbbb.js  13 bytes\n',
  );
  expect(said).toContain('\n  offer/index.html  to be deleted\n');
  expect(said).toMatch(/This was a dry run: nothing has been sent or deleted\.$/);
  expect(changesIn(host.ftp.log.slice(before))).toEqual([]);
});

it('leaves the files of others alone, or names those that it replaces', async () => {
  const host = await startHost();
  const own = {
    'own.html': '1',
    'assets/own.js': '2',
    'hajj/a.pdf': '3',
    '.well-known/a.txt': '4',
  };
  writeFiles({ ...own, 'index.html': 'a default page', '.htaccess': 'php' }, host.root);
  const release = { ...first, '.htaccess': joinHtaccess('ErrorDocument 404 /404.html', new Map()) };
  const { said } = await uploadTo(host, release);
  expect(said).toContain('not put there by an earlier upload, and to be replaced: index.html.');
  expect(said).toContain('of an earlier site, and they stay on the server: hajj, own.html.');
  // Nobody else uses hashed names, and hundreds of requests would take minutes on a slow connection.
  expect(host.ftp.log).not.toContain('SIZE pictures/gate.1aaaaaaa.avif');
  const joined = expect.stringMatching(
    /^php\n# BEGIN site:.*\nErrorDocument 404 .*\n# END site\n$/,
  );
  expect(textsIn(host.root)).toEqual({ ...release, ...own, '.htaccess': joined });
  for (const next of [second, third]) await uploadTo(host, next);
  expect(textsIn(host.root)).toMatchObject(own);
});

it('deletes all folders of a language that is gone, except those with files of others', async () => {
  const host = await startHost();
  const names = ['', 'about/', 'offer/', 'offer/early/'].flatMap((page) => [
    `bn/${page}`,
    `ur/${page}`,
  ]);
  const pages = names.map((name) => [`${name}index.html`, first['index.html']!]);
  await uploadTo(host, { ...first, ...Object.fromEntries(pages) });
  writeFiles({ 'ur/offer/own.pdf': '1' }, host.root);
  expect((await uploadTo(host, first)).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual({ ...first, 'ur/offer/own.pdf': '1' });
  const folders = ['bn', 'ur/about', 'ur/offer/early', 'ur/offer', 'about', 'offer'];
  const left = folders.filter((folder) => existsSync(path.join(host.root, folder)));
  expect(left).toEqual(['ur/offer', 'about', 'offer']);
});

it('deletes the folders even if it is cut between the files and the folders', async () => {
  let isDue = false;
  const host: Host = await startHost({
    onCommand: (line) => (isDue && line === 'RMD ur/about' ? 'cut' : undefined),
  });
  await uploadTo(host, { ...first, 'ur/about/index.html': first['index.html']! });
  isDue = true;
  expect((await uploadTo(host, first)).failure).toContain('Could not delete the folder ur/about');
  isDue = false;
  expect((await uploadTo(host, first)).failure).toBeUndefined();
  expect(existsSync(path.join(host.root, 'ur'))).toBe(false);
});

/** Starts a host that answers the command SIZE with a reply, or as usual. */
async function startSized(reply: string | undefined): Promise<Host> {
  const host: Host = await startHost({
    onCommand(line) {
      if (reply && line.startsWith('SIZE ')) return { reply };
      const isMissing = !existsSync(path.join(host.root, line.slice(5)));
      return line.startsWith('RETR ') && isMissing ? { reply: '550 No.' } : undefined;
    },
  });
  return host;
}

it.each([undefined, '502 No.'])(
  'replaces a video of others if the reply to SIZE is %s',
  async (reply) => {
    const host = await startSized(reply);
    writeFiles({ 'video/tour.mp4': 'x'.repeat(2_200_000) }, host.root);
    const { failure, said } = await uploadTo(host, { ...first, 'video/tour.mp4': 'new' });
    expect(failure).toBeUndefined();
    expect(said).toContain(
      'not put there by an earlier upload, and to be replaced: video/tour.mp4.',
    );
    expect(textsIn(host.root)).toEqual({ ...first, 'video/tour.mp4': 'new' });
  },
);

it.each(['500 What?', '502 No.', '504 No.'])(
  'finds out in a dry run what is there if the reply to SIZE is %s',
  async (reply) => {
    const host = await startSized(reply);
    await uploadTo(host, first);
    const { said } = await uploadTo(host, first, { dryRun: true });
    expect(said).toContain('To /public_html on 127.0.0.1: nothing has changed.');
  },
);

it('sends everything and deletes nothing when the manifest is damaged', async () => {
  const host = await startHost();
  await uploadTo(host, first);
  writeFiles({ '.upload.json': '{"files":' }, host.root);
  const { said } = await uploadTo(host, second);
  expect(said).toContain('.upload.json on the server cannot be read. Everything is sent again');
  expect(textsIn(host.root)).toEqual({ ...first, ...second });
});

it('uploads over encrypted connections, and checks the site over https', async () => {
  trustCertificate();
  const host = await startHost({ encrypts: true });
  const site = createSecureServer({ key, cert: certificate }, async (request, response) => {
    const answer = await fetch(host.url + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response
      .writeHead(answer.status, { 'content-type': type })
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  const { failure, said } = await uploadTo(host, first, {
    access: { ...accessTo(host.ftp.port), encrypted: true, certificateName: 'ftp.test' },
    siteUrl: `https://localhost:${await portOf(site)}`,
  });
  expect(failure).toBeUndefined();
  expect(said).not.toContain('FTP_');
  expect(said).toContain('The site is live and checked at https://localhost');
  expect(textsIn(host.root)).toEqual(first);
  // The name by which a server chooses one of its certificates.
  expect([...host.ftp.names]).toEqual(['ftp.test']);
});

it('sends nothing to an https site without a certificate that browsers trust', async () => {
  const host = await startHost();
  const siteUrl = `https://localhost:${await portOf(createSecureServer({ key, cert: certificate }))}`;
  expect((await uploadTo(host, first, { siteUrl })).failure).toBe(
    `Could not publish at ${siteUrl}: its certificate is not valid, and browsers ` +
      'warn of it (DEPTH_ZERO_SELF_SIGNED_CERT). Switch on the free SSL certificate in the hosting panel and wait until ' +
      'the address opens in a browser, or begin siteUrl in src/content/facts.jsonc with http:// instead. No page has been sent: visitors see what they saw before.',
  );
  expect(textsIn(host.root)).toEqual({});
});

// Other systems have only 127.0.0.1, which the FTP client treats as a private address.
it.runIf(process.platform === 'linux')(
  'uploads to a server behind a router that gives an address of its internal network',
  async () => {
    const address = '127.0.0.2';
    const host = await startHost({
      address,
      onCommand: (line) => (line === 'EPSV' ? { reply: '502 Not known.' } : undefined),
    });
    const access = { ...accessTo(host.ftp.port), host: address };
    expect((await uploadTo(host, first, { access })).failure).toBeUndefined();
    expect(textsIn(host.root)).toEqual(first);
  },
);

it.each([
  ['does not support SIZE', 'SIZE ', '502 No.'],
  ['supports neither LIST nor SITE nor SIZE', 'SITE ', '502 No.'],
  ['refuses SIZE', 'SIZE ', '550 Permission denied.'],
  ['does not rename over a file', 'RNTO ', '550 It exists.'],
])('uploads to a server that %s', async (_, verb, reply) => {
  const exists = (name: string): boolean => existsSync(path.join(host.root, name));
  const host: Host = await startHost({
    onCommand(line) {
      if (verb === 'SITE ' && /^(SITE|LIST|SIZE) ?/.test(line)) return { reply };
      if (line.startsWith(verb) && exists(line.slice(5))) return { reply };
      // Only ProFTPD, which supports SIZE, cuts the connection.
      return line.startsWith('RETR ') && !exists(line.slice(5)) ? { reply: '550 No.' } : undefined;
    },
  });
  const retry = { ...retries(), claimCheckInterval: 0 };
  writeFiles({ 'index.html': 'a default page' }, host.root);
  const { said } = await uploadTo(host, first, { retry });
  expect(said).toContain('not put there by an earlier upload, and to be replaced: index.html.');
  expect((await uploadTo(host, second, { retry })).failure).toBeUndefined();
  expect(textsIn(host.root)).toEqual({ ...assetsIn(first), ...second });
});

it('finishes even if the server refuses .htaccess, and says what to do', async () => {
  const host = await startHost({
    onCommand: (line) => (line === 'RNTO .htaccess' ? { reply: '553 Not allowed.' } : undefined),
  });
  const { failure, said } = await uploadTo(host, { ...first, '.htaccess': 'rules' });
  expect(failure).toBeUndefined();
  expect(said).toContain(
    "ATTENTION: the server refuses .htaccess by FTP (553). Put that file from dist into the site's folder with the hosting panel.",
  );
  expect(said).toContain('The site is live and checked');
  expect(textsIn(host.root)).toMatchObject(first);
});
