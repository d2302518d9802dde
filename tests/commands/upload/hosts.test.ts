/** Hosts with rules of their own: what an upload finds out before it sends a page, what it keeps, and its last sentence. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileAt, uncachedResponse } from '../../../src/commands/serve.ts';
import { writeFiles } from '../../support/temporaryFiles.ts';
import {
  assetsIn,
  filesIn,
  first,
  retries,
  second,
  startHost,
  uploadTo,
  type Host,
} from './uploadFixture.ts';

type Files = Readonly<Record<string, string>>;

const rules = { '.htaccess': 'ErrorDocument 404 /404.html' };
const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';

/** A host that answers programs with this status, and browsers with the site. */
const startClosed = (status: number, text = 'No.') =>
  startHost({}, (_, agent) =>
    agent.includes('Chrome') ? undefined : uncachedResponse(text, 'text/html', status),
  );

it('is let in by hosts that refuse the name of Node', async () => {
  const host = await startHost({}, (_, agent) =>
    agent.startsWith('Mozilla/') ? undefined : uncachedResponse('No.', 'text/html', 403),
  );
  expect((await uploadTo(host, first)).said).toContain('The site is live and checked at');
});

it.each([
  [403, 'No.', 'it answers every program with 403'],
  [406, 'No.', 'it answers every program with 406'],
  [503, 'No.', 'it answers every program with 503'],
  [401, 'No.', 'it asks for a password (401)'],
  [200, '<script src="/aes.js"></script> This site requires Javascript to work', 'it first tests'],
])('sends everything to a host that keeps programs out by %s', async (status, text, reason) => {
  const host = await startClosed(status, text);
  await uploadTo(host, { ...first, ...rules, 'offer.pdf': 'old prices' });
  const { failure, said } = await uploadTo(host, { ...second, ...rules });
  expect(failure).toBeUndefined();
  expect(said).toContain(`Sent, but NOT CHECKED: 6 files`);
  expect(said).toContain(`No program can look at ${host.url}: ${reason}`);
  expect(said).not.toContain('taken back');
  expect(host.ftp.log.filter((line) => line === 'RNTO .htaccess')).toHaveLength(1);
  const { '.htaccess': sent, ...files } = filesIn(host.root);
  expect(files).toEqual({ ...assetsIn(first), ...second });
  expect(sent).toContain(rules['.htaccess']);
  const answer = await fetch(`${host.url}/`, { headers: { 'user-agent': chrome } });
  expect(await answer.text()).toBe(second['index.html']);
  // Where nothing is to be sent, the home page is asked alone.
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
        'file that has just been sent (403), though the host answers them. Ask the hosting company to set the umask of ' +
        'this FTP user to 022, so that files get mode 644 and folders 755. No page has been sent: visitors see what they saw ' +
        'before.',
    );
    expect(filesIn(host.root)).toEqual(first);
    expect((await fetch(`${host.url}/`)).status).toBe(200);
  });

  it.each([
    [404, 'Nothing here'],
    [200, 'This domain is parked<script src="/assets/main.1aaaaaaa.js"></script>'],
  ])('where the address shows another folder (%s)', async (status, text) => {
    const host = await start({}, () => uncachedResponse(text, 'text/html', status));
    const { failure } = await uploadTo(host, second);
    expect(failure).toContain(
      `: this address does not show a file that has just been sent to /public_html (${status}). Look in`,
    );
    expect(filesIn(host.root)).toEqual(first);
  });

  it('where visitors are sent in circles', async () => {
    const host: Host = await start({}, (address) => ({
      status: 302,
      headers: { location: address },
    }));
    expect((await uploadTo(host, second)).failure).toContain(
      'the host sends visitors in circles. ',
    );
    expect(filesIn(host.root)).toEqual(first);
  });
});

/** A host behind a proxy that changes the files on their way. */
async function startBehindProxy(change: (html: string) => string) {
  const host: Host = await startHost({}, (address) => {
    const file = path.join(host.root, fileAt(address.replace(/\?.*/, '')) ?? '');
    if (!/\.(html|js|webp)$/.test(file) || !existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    const type = file.endsWith('.html') ? 'text/html' : 'image/webp';
    return change(text) === text ? undefined : uncachedResponse(change(text), type);
  });
  return host;
}

const withMail = (release: Files) => ({
  ...release,
  '404.html':
    '<title>Not here</title><a href="mailto:office@agency.example">Write</a>  <!-- end --></html>',
  'index.html': release['index.html']!.replace(
    '</html>',
    '<a href="mailto:office@agency.example">office@agency.example</a>  <!-- end --></html>',
  ),
});

it.each([
  [
    'hides e-mail addresses',
    (html: string) =>
      html.replaceAll(/(mailto:)?office@agency\.example/g, '/cdn-cgi/l/email-protection#a1b2'),
  ],
  [
    'adds a script',
    (html: string) =>
      html.replace('</html>', '<script src="/cdn-cgi/challenge.js"></script></html>'),
  ],
  [
    'minifies',
    (html: string) => html.replaceAll(/<!--.*?-->|<\/p>|<\/html>/g, '').replace(/ {2,}/g, ' '),
  ],
  ['compresses pictures', (text: string) => text.replace(/^(first|second){9,}/, 'small')],
  ['minifies scripts', (text: string) => text.replace(/^run\((".+")\)/, 'run($1);')],
])('a proxy that %s is named, and the site is live', async (_, change) => {
  const host = await startBehindProxy(change);
  for (const release of [first, second]) {
    const { failure, said } = await uploadTo(host, withMail(release));
    expect(failure).toBeUndefined();
    expect(said).toMatch(
      /^ATTENTION: the host or a proxy changes files on their way \(\S+, changed: .+ instead of /m,
    );
    expect(said).toContain('The site is live and checked');
  }
});

it('asks a busy host once more, and blames neither the host nor .htaccess', async () => {
  let requests = 0;
  const host = await startHost({}, () =>
    requests++ % 2 === 0 ? uncachedResponse('Busy', 'text/html', 503) : undefined,
  );
  const { said } = await uploadTo(host, { ...first, ...rules }, { retry: retries(3) });
  expect(said).toContain('The site is live and checked');
  expect(said).not.toMatch(/taken back|No program/);
});

it('tells a cache that has an old picture from a host that changes pictures', async () => {
  const host = await startHost({}, (address) =>
    address === '/icons/icon.svg' ? uncachedResponse('<old/>', 'image/svg+xml') : undefined,
  );
  expect((await uploadTo(host, first)).failure).toContain('another version is shown there than');
});

it('names a host that shows one page at every address', async () => {
  const host = await startHost({}, (address) =>
    /^\/(assets|pictures)/.test(address) ? uncachedResponse('<title>home, first') : undefined,
  );
  expect((await uploadTo(host, first)).failure).toMatch(
    /: another page is shown there than was sent \(HTML instead of \S+\)\. .+ and a rule that shows one page at every address, /,
  );
});

it('says in a dry run what the address shows, and sends nothing', async () => {
  const host = await startClosed(403);
  const look = async (each: Host) => (await uploadTo(each, first, { dryRun: true })).said;
  expect(await look(host)).toContain('it answers every program with 403.\n');
  expect(await look(await startHost())).toContain(
    ' does not show the site yet (404). An upload tries',
  );
  const list = '{"files":{},"kept":{},"unsure":[]}';
  const ignoring = await startHost({}, (address) =>
    address === '/.upload.json' ? uncachedResponse(list) : undefined,
  );
  await uploadTo(ignoring, first);
  expect(await look(ignoring)).toMatch(
    / shows the site\. [^]+ does not follow our \.htaccess\. .+ everybody can read the names of all files, /,
  );
  expect(host.ftp.log.filter((line) => /^(STOR|DELE|MKD)/.test(line))).toEqual([]);
});

it.each([
  [
    'an older page',
    (html: string) => html.replace('<p>home, second', '<p>home, sec'),
    'another version is',
  ],
  ['an older title', (html: string) => html.replace('<title>home,', '<title>'), 'another version'],
  ['another page', () => '<title>Welcome</title>', 'another page is shown there than was sent'],
])('a host that shows %s is not live', async (_, change, words) => {
  const host = await startBehindProxy((html) =>
    html.includes('home, second') ? change(html) : html,
  );
  expect((await uploadTo(host, second)).failure).toContain(words);
});

it('keeps what the panel wrote into .htaccess, and names what led to another program', async () => {
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
  const own = (text: string) =>
    `# BEGIN site: npm run upload replaces the lines up to "END site", and keeps all others.\n${text}\n# END site\n`;
  expect(filesIn(host.root)['.htaccess']).toBe(panel + own(rules['.htaccess']));
  expect(filesIn(host.root)['.htaccess.before-upload']).toBe(program + panel);
  // The panel adds a line, and the site has other rules.
  writeFiles(
    { '.htaccess': `${panel}${own(rules['.htaccess'])}Require not ip 192.0.2.1\n` },
    host.root,
  );
  await uploadTo(host, { ...first, '.htaccess': 'FileETag None' });
  expect(filesIn(host.root)['.htaccess']).toBe(
    `${panel}${own('FileETag None')}Require not ip 192.0.2.1\n`,
  );
});
