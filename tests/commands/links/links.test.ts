/** The command `npm run links`; publishWorkflow.test starts it as npm does. */
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLinks, followLinks } from '../../../src/commands/links/checkLinks.ts';
import { checkOutbound, judge } from '../../../src/commands/links/checkOutbound.ts';
import { serve } from '../../../src/generator/serve.ts';
import { writeFiles } from '../../support/writtenSite.ts';
import { origin, siteFiles, startOutbound } from './linksFixture.ts';

// A proxy of this machine does not reach the servers of these tests.
beforeEach(() => void vi.stubEnv('https_proxy', ''));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Runs the command in this process. */
async function run(...args: string[]) {
  vi.resetModules();
  process.exitCode = 0;
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['', '', ...args]);
  const [out, err] = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockReset().mockReturnValue(),
  );
  await import('../../../src/commands/links/main.ts');
  const textOf = (spy: typeof out) => spy!.mock.calls.map((line) => `${line.join(' ')}\n`).join('');
  return { code: process.exitCode, out: textOf(out), err: textOf(err) };
}

/** Writes the site with links added to its page About; returns the folder. */
const distWith = (...addresses: string[]) => {
  const links = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  return writeFiles(Object.fromEntries(siteFiles({ 'about/index.html': links })));
};

describe('npm run links', () => {
  it('succeeds when every link works or cannot be judged', async () => {
    const { url } = await startOutbound();
    const dist = distWith(`${url}/200`, `${url}/403`);
    expect(await run('--require-outbound', '--dist', dist)).toMatchObject({ code: 0, err: '' });
  });

  it('fails for a broken outbound link', async () => {
    const { url } = await startOutbound();
    expect((await run('--dist', distWith(`${url}/404`))).code).toBe(1);
  });

  it('fails for a broken internal link', async () => {
    expect((await run('--internal-only', '--dist', distWith('#gone'))).code).toBe(1);
  });

  it('names the first broken link, where it stands, and how many more', async () => {
    const dist = distWith('#gone', '/lost');
    expect((await run('--internal-only', '--dist', dist)).err).toBe(
      `Could not accept the links (${dist}): /about#gone on /about is broken, the page has no place named “gone”, ` +
        'and 1 other link. Put it right where src/content has it, or take the link away.\n',
    );
  });

  it('requests nothing outbound with --internal-only', async () => {
    const { url, requests } = await startOutbound();
    expect((await run('--internal-only', '--dist', distWith(`${url}/404`))).code).toBe(0);
    expect(requests).toEqual([]);
  });

  it('takes the address of the site from its robots.txt', async () => {
    const dist = distWith(`${origin}/about`, `${origin}/gone`);
    const { code, out } = await run('--dist', dist);
    expect(code).toBe(1);
    expect(out).toMatch(/^BROKEN +\/gone +there is no such page or file +\/about$/m);
    expect(out).toContain('Outbound addresses: 0, broken: 0\n');
  });

  it('prints a table with the worst links first', async () => {
    const { url } = await startOutbound();
    const dist = distWith(`${url}/200`, `${url}/403`, `${url}/404`, '#gone');
    const { out } = await run('--dist', dist);
    // A stroke stands for the space between two columns.
    expect(out.replace(/ {2,}/g, ' | ').split('\n')).toEqual([
      expect.stringMatching(/^Links on 4 pages: \d+, faults within the site: 1$/),
      'Outbound addresses: 3, broken: 1',
      '',
      'VERDICT | LINK | REASON | STANDS ON',
      'BROKEN | /about#gone | the page has no place named “gone” | /about',
      `BROKEN | ${url}/404 | 404, there is no such page | /about`,
      `BLOCKED | ${url}/403 | 403, the site refuses this checker | /about`,
      `OK | ${url}/200 | answers 200 | /about`,
      '',
    ]);
  });

  it.each([
    [[], 0, 'This does not count as a failure.'],
    [['--require-outbound'], 1, 'This counts as a failure because of --require-outbound.'],
  ])('warns when nothing outbound can be reached: %j', async (options, code, consequence) => {
    const { url, stop } = await startOutbound();
    stop();
    const { out, ...rest } = await run('--dist', distWith(`${url}/`), ...options);
    expect(out).toMatch(/^UNREACHABLE +http:\S+ +the connection is refused +\/about$/m);
    expect(rest).toEqual({
      code,
      err: expect.stringMatching(`\nNOTHING OUTBOUND COULD BE REACHED. [^]+\n${consequence}\n$`),
    });
  });

  it('accepts a site without outbound links', async () => {
    const outcome = await run('--require-outbound', '--dist', distWith());
    expect(outcome).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [
      ['--frobnicate'],
      /^Could not check the links \(--frobnicate\): .+\. Use --internal-only.*\.\n$/,
    ],
    [['stray'], /^Could not check the links \(stray\): .+\. Use .*\.\n$/],
    [
      ['--dist', path.join('tests', 'gone')],
      /^Could not read the built site \(tests\/gone\): there is no such folder\. Run npm run build\.\n$/,
    ],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
  });

  it('shows the causes of an error with --verbose', async () => {
    const { err } = await run('--verbose', '--dist', path.join('tests', 'gone'));
    expect(err).toMatch(/^Could not read the built site [^]+\nCaused by: Error: ENOENT/);
  });
});

describe('an internal link', () => {
  it('is found broken in every place that can hold one, also behind a proxy', async () => {
    vi.stubEnv('https_proxy', 'http://127.0.0.1:1');
    const places = {
      '/About': '<a href="/About">x</a>',
      '/about/gone/': '<a href="/about/gone/">x</a>',
      '/gone-frame': '<iframe src="/gone-frame"></iframe>',
      '/gone-noscript': '<noscript><a href="/gone-noscript">x</a></noscript>',
      '/gone.jpg': '<img src="/gone.jpg">',
      '/gone.avif': '<img srcset="/assets/b%20c.avif 1x, /gone.avif 2x">',
      '/gone-poster.jpg': '<video poster="/gone-poster.jpg"></video>',
      '/gone.png': '<style>a{background:url(/gone.png)}</style>',
      '/gone-shared.jpg': `<meta property="og:image" content="${origin}/gone-shared.jpg">`,
      '/gone-canonical': `<link rel="canonical" href="${origin}/gone-canonical">`,
      '/gone-logo.png': `<script type="application/ld+json">{"a":[{"logo":"${origin}/gone-logo.png"}]}</script>`,
      '/.htaccess': '<a href="/.htaccess">x</a>',
    };
    const fragments = ['#gone', '/about#gone', '/about/#gone']
      .map((address) => `<a href="${address}">x</a>`)
      .join('');
    const files = siteFiles({
      'index.html': `${Object.values(places).join('')}${fragments}<a href="/gone">x</a><a href="https://">x</a>`,
      '404.html': '<a href="/gone">x</a><a href="#gone">x</a>',
      'assets/more.css': 'a{background:url("lost.png")}',
    });
    const { faults } = await checkLinks(files, origin, false);
    const noPage = 'there is no such page or file';
    const noFragment = 'the page has no place named “gone”';
    const expected = [
      ...Object.keys(places).map((address) => [address, noPage, '/']),
      ['/gone', noPage, '/ /404.html'],
      ['/assets/lost.png', noPage, '/assets/more.css'],
      ['/404.html#gone', noFragment, '/404.html'],
      ['/#gone', noFragment, '/'],
      ['/about#gone', noFragment, '/'],
      ['/about/#gone', noFragment, '/'],
      ['https://', 'it is not an address that a browser understands', '/'],
    ];
    expect(
      faults.map(({ address, reason, pages }) => [address, reason, [...pages].join(' ')]).sort(),
    ).toEqual(expected.sort());
  });
});

describe('an outbound link', () => {
  it('is requested once for all pages and fragments', async () => {
    const { url, requests } = await startOutbound();
    const twice = `<a href="${url}/200#a">x</a><a href="${url}/200#b">x</a>`;
    const files = siteFiles({ 'index.html': twice, '404.html': twice });
    const { outbound } = await checkLinks(files, origin, true);
    const pages = new Set(['/404.html', '/']);
    expect(outbound).toEqual([
      { address: `${url}/200`, pages, verdict: 'ok', reason: 'answers 200' },
    ]);
    expect(requests).toEqual([
      { path: '/200', agent: 'linkinator (link check of https://www.noor-travels.example)' },
    ]);
  });

  it('is the number alone for all messages to it', async () => {
    const messages =
      '<a href="https://wa.me/911?text=a">x</a><a href="https://wa.me/911?text=b">x</a>';
    const server = await serve(() => new Map([['index.html', messages]]));
    const { links } = await followLinks(server.url, ['/'], origin);
    await server.close();
    expect(links).toEqual([{ address: 'https://wa.me/911', pages: new Set(['/']) }]);
  });

  it('gets a verdict from its status or its error', async () => {
    const { url, requests } = await startOutbound();
    const expected = [
      ['/200', 'ok', 'answers 200'],
      ['/broken-body', 'ok', 'answers 200'],
      ['/503-once', 'ok', 'answers 200'],
      ['/404', 'broken', '404, there is no such page'],
      ['/410', 'broken', '410, the page has been removed'],
      ['/301-to-404', 'broken', '404, there is no such page'],
      ['/401', 'blocked', '401, the site refuses this checker'],
      ['/403', 'blocked', '403, the site refuses this checker'],
      ['/429', 'blocked', '429, the site is asked too often'],
      ['/999', 'blocked', '999, the site refuses this checker'],
      ['/500', 'unreachable', '500, the site has a fault of its own'],
      ['/nowhere', 'unreachable', '302, the site does not say where to go'],
      ['/loop', 'unreachable', 'redirects in a circle'],
      ['/reset', 'unreachable', 'the connection is closed without an answer'],
    ];
    const links = expected.map(([path]) => ({ address: url + path }));
    const checked = await checkOutbound(links, origin);
    expect(
      checked.map(({ address, verdict, reason }) => [address.slice(url.length), verdict, reason]),
    ).toEqual(expected);
    // HEAD, then GET.
    expect(requests.filter(({ path }) => path === '/403')).toHaveLength(2);
  });

  it('is unreachable after the time-out', async () => {
    const { url } = await startOutbound();
    const [checked] = await checkOutbound([{ address: `${url}/silent` }], origin, 100);
    expect(checked).toMatchObject({ verdict: 'unreachable', reason: 'no answer in time' });
  });

  it.each([
    ['ENOTFOUND', true, 'broken', 'there is no such host'],
    ['ENOTFOUND', false, 'unreachable', 'the host is not found from here'],
    ['EAI_AGAIN', true, 'unreachable', 'the host is not found from here'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', true, 'unreachable', 'the site does not speak https there'],
    ['HPE_INVALID_CONSTANT', true, 'unreachable', 'the answer is not that of a website'],
    ['CERT_HAS_EXPIRED', true, 'unreachable', 'the certificate is not valid'],
    ['ENETUNREACH', true, 'unreachable', 'the connection failed (ENETUNREACH)'],
  ])(
    'with the error %s, other hosts being found (%s), is %s',
    async (error, findsHosts, verdict, reason) => {
      expect(await judge(error, async () => findsHosts)).toEqual({ verdict, reason });
    },
  );
});
