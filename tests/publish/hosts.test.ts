/** Hosts with rules of their own: what an upload finds out before it sends a page, what it keeps, and its last sentence. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lateAnswer } from '../../src/publish/upload/live/browse.ts';
import { openMemory } from '../../src/publish/upload/plan/copyMemory.ts';
import type { LiveSite } from '../../src/publish/upload/live/liveSite.ts';
import { whyClosed } from '../../src/publish/upload/live/lookAtHost.ts';
import { joinHtaccess } from '../../src/generator/webServer/htaccess.ts';
import { fileAt, uncachedResponse } from '../../src/generator/webServer/serve.ts';
import { emptyFolder, writeFiles } from '../support/temporaryFiles.ts';
import { textsIn, startHost, type Host } from '../support/ftpHost.ts';
import { accessTo, assetsIn, first, retries, second, third, uploadTo } from './uploadFixture.ts';

type Files = Readonly<Record<string, string>>;

const ofSite = (text: string) => joinHtaccess(text, new Map());
const rules = { '.htaccess': ofSite('ErrorDocument 404 /404.html') };
const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';

it('is accepted by hosts that refuse Node by its name', async () => {
  const host = await startHost({}, (_, agent) =>
    agent.startsWith('Mozilla/') ? undefined : uncachedResponse('No.', 'text/html', 403),
  );
  expect((await uploadTo(host, first)).said).toContain('The site is live and checked at');
});

const robotTest = '<script src="/aes.js"></script> This site requires Javascript to work';

it.each<[status: number, text: string, reason?: string]>([
  [403, 'No.', 'it answers every program with 403'],
  [406, 'No.', 'it answers every program with 406'],
  [429, 'No.', 'it answers every program with 429'],
  [503, 'No.', 'it answers every program with 503'],
  [401, 'No.', 'it asks for a password (401)'],
  [200, robotTest, 'it first tests whether a visitor is a robot'],
  [200, 'No.'],
  [404, robotTest],
  [500, 'No.'],
])('says of a host that answers each request with %s and %j: %s', async (status, text, reason) => {
  const answer = { ...lateAnswer, status, body: Buffer.from(text) };
  const live = { ask: async () => answer } as unknown as LiveSite;
  expect(await whyClosed(answer, live)).toBe(reason);
});

it('sends everything to a host that keeps programs out by testing whether they are robots', async () => {
  const reason = 'it first tests whether a visitor is a robot';
  // Browsers get the site.
  const host = await startHost({}, (_, agent) =>
    agent.includes('Chrome') ? undefined : uncachedResponse(robotTest),
  );
  await uploadTo(host, { ...first, ...rules, 'offer.pdf': 'old prices' });
  const { exitCode, said } = await uploadTo(host, { ...second, ...rules });
  expect(exitCode).toBe(2);
  expect(said).toContain(`Sent, but NOT CHECKED: 6 files`);
  expect(said).toContain(`No program can look at ${host.url}: ${reason}`);
  expect(said).not.toContain('taken back');
  expect(host.ftp.log.filter((line) => line === 'RNTO .htaccess')).toHaveLength(1);
  const { '.htaccess': sent, ...files } = textsIn(host.root);
  expect(files).toEqual({ ...assetsIn(first), ...second });
  expect(sent).toContain(rules['.htaccess']);
  const answer = await fetch(`${host.url}/`, { headers: { 'user-agent': chrome } });
  expect(await answer.text()).toBe(second['index.html']);
  // If there is nothing to send, only the home page is requested.
  expect((await uploadTo(host, { ...second, ...rules })).said).toContain(reason);
});

describe('no page is sent, and the site stays as it was,', () => {
  const start = async (...options: Parameters<typeof startHost>) => {
    const host = await startHost(...options);
    writeFiles(first, host.root);
    return host;
  };
  const refuse = (line: string) =>
    line.startsWith('SITE ') ? { reply: '550 Permission denied.' } : undefined;
  it.skipIf(process.platform === 'win32')('where new files cannot be read', async () => {
    const host = await start({ umask: 0o077, onCommand: refuse });
    const { failure } = await uploadTo(host, second);
    expect(failure).toBe(
      `Could not publish at ${host.url}: visitors cannot read a ` +
        'file that has just been sent (403), though the host answers them. Ask the hosting company to give the files of ' +
        'this FTP user the mode 644 by default, and the folders 755. No page has been sent: visitors see what they saw ' +
        'before.',
    );
    expect(textsIn(host.root)).toEqual(first);
    expect((await fetch(`${host.url}/`)).status).toBe(200);
  });

  it('where it refuses only an empty folder and what is sent', async () => {
    const host = await startHost({}, (address) =>
      /^\/(\?|upload-check-\w+\.html|$)/.test(address)
        ? uncachedResponse('No.', 'text/html', 403)
        : undefined,
    );
    expect((await uploadTo(host, first)).failure).toContain(
      ': visitors cannot read a file that has just been sent (403)',
    );
    expect(textsIn(host.root)).toEqual({});
  });

  const contact = '<script src="/recaptcha/api.js"></script><h1>Old Travels</h1>Call us';
  it.each([
    [404, 'Nothing here'],
    [200, 'This domain is parked<script src="/assets/main.1aaaaaaa.js"></script>'],
    [200, `${contact}<div class="g-recaptcha"></div>`],
    [200, `${contact}<form>I am no robot: <input name="captcha"></form>`],
  ])('where the address shows another folder (%s: %s)', async (status, text) => {
    const host = await start({}, () => uncachedResponse(text, 'text/html', status));
    const { failure } = await uploadTo(host, second);
    expect(failure).toContain(
      `: this address does not show a file that has just been sent to /public_html (${status}). `,
    );
    expect(textsIn(host.root)).toEqual(first);
  });

  it.each([500, 502, 504, 418, 302])(
    'where the host answers everything with %s',
    async (status) => {
      const host = await start({}, () => uncachedResponse('No.', 'text/html', status));
      expect((await uploadTo(host, second)).failure).toContain(
        `the host answers with an error (${status}). Rename .htaccess in the folder of the site`,
      );
      expect(textsIn(host.root)).toEqual(first);
    },
  );

  it('where only some addresses are closed to programs', async () => {
    const host = await start({}, (address) =>
      /upload-check/.test(address) ? uncachedResponse('No.', 'text/html', 403) : undefined,
    );
    expect((await uploadTo(host, second)).failure).toContain('visitors cannot read a file');
    expect(textsIn(host.root)).toEqual(first);
  });

  it('where visitors get a redirect loop', async () => {
    const host: Host = await start({}, (address) => ({
      status: 302,
      headers: { location: address },
    }));
    expect((await uploadTo(host, second)).failure).toContain(
      'the host sends visitors in circles. ',
    );
    expect(textsIn(host.root)).toEqual(first);
  });
});

/** Starts a host behind a proxy that changes files on their way, or the headers of pages. */
async function startBehindProxy(change: (text: string) => string, headers = {}) {
  const host: Host = await startHost({}, (address) => {
    const file = path.join(host.root, fileAt(address.replace(/\?.*/, '')) ?? '');
    if (!/\.(html|avif)$/.test(file) || !existsSync(file)) return undefined;
    const type = file.endsWith('.html') ? 'text/html' : 'image/avif';
    const answer = uncachedResponse(change(readFileSync(file, 'utf8')), type);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  });
  return host;
}

const withMail = (release: Files) => ({
  ...release,
  'index.html': release['index.html']!.replace(
    '</html>',
    '<a href="mailto:office@agency.example">office@agency.example</a></html>',
  ),
});

const hideMail = (html: string) => html.replaceAll(/(mailto:)?office@agency\.example/g, '/hidden');

it.each([
  ['hides e-mail addresses', hideMail],
  ['compresses pictures', (text: string) => text.replace(/^(first|second){9,}/, 'small')],
])('nobody has checked what visitors read behind a proxy that %s', async (_, change) => {
  const host = await startBehindProxy(change);
  for (const release of [first, second]) {
    const { exitCode, said } = await uploadTo(host, withMail(release));
    expect(exitCode).toBe(2);
    expect(said).toMatch(
      /^Sent, and complete on the server, but NOT CHECKED: \d+ files, .+ changes (the home page|\/)[^<"]* on the way, so nobody has checked what visitors read\. Open http/m,
    );
    expect(said).not.toContain('live and checked');
    // The home page, which is checked in several ways, is named once, and each finding has its own line.
    expect(said).toMatch(/changes (the home page|\/\S+) on the way/);
    expect(said).toMatch(/^ {2}\/.*: .+ instead of /m);
  }
});

it('reads back each file that a proxy changes, and fails if somebody has changed one on the server', async () => {
  const host = await startBehindProxy(hideMail);
  await uploadTo(host, withMail(first));
  const page = withMail(first)['index.html'].replace('home, first', 'pay into another account');
  // The changed file may be much longer than the page.
  for (const changed of [page, page, page + 'x'.repeat(100_000)]) {
    writeFiles({ 'index.html': changed }, host.root);
    expect((await uploadTo(host, withMail(first))).failure).toContain(
      `Could not confirm the site (${host.url}/, and 2 more), although all files have been sent: the file on the server is not the one`,
    );
  }
});

it('retries on a busy host, and blames neither the host nor .htaccess', async () => {
  const requests = new Map<string, number>();
  const host = await startHost({}, (address) => {
    const times = (requests.get(address) ?? 0) + 1;
    requests.set(address, times);
    // Several visitors request the home page at the same time.
    const isBusy = address !== '/' && times % 2 === 1;
    return isBusy ? uncachedResponse('Busy', 'text/html', 503) : undefined;
  });
  const { said } = await uploadTo(host, { ...first, ...rules }, { retry: retries(3) });
  expect(said).toContain('The site is live and checked');
  expect(said).not.toMatch(/taken back|No program/);
});

it('recognises an old file and an old page by their hash, even later, if a cache ignores the query', async () => {
  const old = { 'prices.pdf': 'old', 'about/index.html': `${first['about/index.html']} 6 months` };
  const fresh = {
    'prices.pdf': 'new',
    'about/index.html': `${first['about/index.html']} 8 months`,
  };
  for (const name of ['prices.pdf', 'about/index.html'] as const) {
    let isStale = false;
    const host = await startHost({}, (address) =>
      isStale && address.startsWith(`/${name.replace('index.html', '')}`)
        ? uncachedResponse(old[name], name.endsWith('.pdf') ? 'application/pdf' : 'text/html')
        : undefined,
    );
    await uploadTo(host, { ...first, ...old });
    isStale = true;
    for (const _ of [1, 2])
      expect((await uploadTo(host, { ...first, ...fresh })).failure).toContain(
        'all files have been sent: an old version is shown there. Empty',
      );
  }
});

it('says which extensions a host does not know', async () => {
  const host = await startHost({}, (address) =>
    /\.(avif|svg)$/.test(address) ? uncachedResponse('No.', 'text/html', 404) : undefined,
  );
  expect((await uploadTo(host, first)).failure).toMatch(
    /: the host shows no file whose name ends in \.\w+, \.\w+\. Ask the hosting company to add the media types/,
  );
});

it.each([
  ['max-age=86400', '; but the host lets browsers keep /404.html for 24 hours, so families may'],
  ['public, max-age=0, s-maxage=600', ' keep /404.html for 10 minutes, '],
  ['max-age=86400, no-cache', ''],
])('says how long %s lets caches keep pages', async (rule, words) => {
  const host = await startBehindProxy((text) => text, { 'cache-control': rule });
  const { exitCode, said } = await uploadTo(host, first);
  expect(exitCode).toBe(0);
  expect(said).toContain(words);
  expect(said.includes('; but the host lets')).toBe(words !== '');
});

it('reports a host that shows one page at every address', async () => {
  const host = await startHost({}, (address) =>
    /^\/(assets|pictures)/.test(address) ? uncachedResponse('<title>home, first') : undefined,
  );
  expect((await uploadTo(host, first)).failure).toMatch(
    /: the page shown there is not the one that was sent\. .+ and a rule that shows one page at every address /,
  );
});

it('warns if everybody can read the names of all files', async () => {
  const list = '{"files":{},"former":{},"kept":{},"unsure":[],"release":""}';
  const ignoring = await startHost({}, (address) =>
    address === '/.upload.json' ? uncachedResponse(list) : undefined,
  );
  expect((await uploadTo(ignoring, first)).said).toMatch(
    /does not follow our \.htaccess\. .+ everybody can read the names of all files, /,
  );
});

it('reports a host that shows another page', async () => {
  const host = await startBehindProxy((html) =>
    html.includes('home, second') ? '<title>Welcome</title>' : html,
  );
  expect((await uploadTo(host, second)).failure).toContain('the page shown there is not the one');
});

it.each<[what: string, isWrong: (look: number) => boolean]>([
  ['right once', (look) => look > 1],
  ['right every second time', (look) => look % 2 === 0],
])('a home page that is %s is not live', async (_, isWrong) => {
  let looks = 0;
  let isLive = false;
  const host = await startHost({}, (address) => {
    if (!isLive || address !== '/') return undefined;
    looks++;
    return isWrong(looks) ? uncachedResponse(first['index.html']) : undefined;
  });
  await uploadTo(host, first);
  isLive = true;
  for (const _ of ['with changes', 'without changes'])
    expect((await uploadTo(host, second, { retry: retries(3) })).failure).toContain(
      'an old version',
    );
});

it('needs confirmation before it replaces what another copy of the project has sent', async () => {
  const host = await startHost();
  const access = accessTo(host.ftp.port);
  const from = (history: string, env = {}) => ({ memory: openMemory({ history }, access, env) });
  const [office, home] = [emptyFolder(), emptyFolder()];
  await uploadTo(host, first, from(office));
  cpSync(office, home, { recursive: true });
  expect((await uploadTo(host, second, from(home))).exitCode).toBe(0);
  const { exitCode, said } = await uploadTo(host, first, from(office));
  expect(exitCode).toBe(3);
  expect(said).toContain(
    'Nothing has been sent: another copy of the project has sent what is on the',
  );
  expect(textsIn(host.root)).toMatchObject(second);
  expect((await uploadTo(host, second, from(office))).exitCode).toBe(0);
  expect((await uploadTo(host, first, { ...from(office), dryRun: true })).said).toContain(
    'ATTENTION: another copy',
  );
  const replacing = { ...from(office), replace: true };
  expect((await uploadTo(host, first, replacing)).exitCode).toBe(0);
  expect((await uploadTo(host, second, from(office))).exitCode).toBe(0);
  // Each run of a workflow starts with a new copy of the same branch.
  const run = () => from(emptyFolder(), { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'a/b' });
  expect((await uploadTo(host, third, run())).exitCode).toBe(3);
  expect((await uploadTo(host, third, { ...run(), replace: true })).exitCode).toBe(0);
  expect((await uploadTo(host, first, run())).exitCode).toBe(0);
});

it('remembers separately what it has sent for two users of one host', () => {
  const history = emptyFolder();
  const memoryOf = (user: string) =>
    openMemory({ history }, { host: 'ftp.example.in', port: 21, user, folder: '/' }, {});
  const sent = memoryOf('first').begin('');
  memoryOf('second').begin('');
  expect(memoryOf('first').hasSent(sent)).toBe(true);
  expect(memoryOf('second').hasSent(sent)).toBe(false);
});

it('deletes its own test page after a kill, but never a page of staff', async () => {
  let isFirst = true;
  let isDown = false;
  const host = await startHost({
    onCommand(line) {
      isDown ||= isFirst && /^DELE upload-check-\w+\.html$/.test(line);
      return isDown ? 'cut' : undefined;
    },
  });
  const release = { ...first, 'upload-check.html': 'ours' };
  await uploadTo(host, release);
  expect(Object.keys(textsIn(host.root))).toEqual([expect.stringMatching(/^upload-check-/)]);
  isFirst = isDown = false;
  expect((await uploadTo(host, release)).exitCode).toBe(0);
  expect(textsIn(host.root)).toEqual(release);
});

it('keeps what the panel wrote into .htaccess, and reports what led to another program', async () => {
  const host = await startHost();
  const panel = 'AuthType Basic\nRequire valid-user\nRedirect 301 /offers /about/\n';
  const program =
    'DirectoryIndex index.php\nRewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule . /index.php [L]\n';
  writeFiles({ '.htaccess': program + panel }, host.root);
  const { said } = await uploadTo(host, { ...first, ...rules });
  expect(said).toContain(
    'ATTENTION: these lines of .htaccess give the addresses of the site to another program, and are left out; ' +
      '.htaccess.before-upload keeps them: DirectoryIndex index.php | RewriteRule . /index.php [L].',
  );
  expect(textsIn(host.root)['.htaccess']).toBe(panel + rules['.htaccess']);
  expect(textsIn(host.root)['.htaccess.before-upload']).toBe(program + panel);
  // The panel adds a line, the site has new rules, and Notepad puts a byte order mark at the start.
  writeFiles(
    { '.htaccess': `\ufeff${panel}${rules['.htaccess']}Require not ip 192.0.2.1\n` },
    host.root,
  );
  await uploadTo(host, { ...first, '.htaccess': ofSite('FileETag None') });
  expect(textsIn(host.root)['.htaccess']).toBe(
    `${panel}${ofSite('FileETag None')}Require not ip 192.0.2.1\n`,
  );
});
