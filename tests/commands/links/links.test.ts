/** The command `npm run links`; the tests of publishing start it as npm does. */
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askOthers, judge } from '../../../src/commands/links/checkOutbound.ts';
import { checkLinks, followLinks } from '../../../src/commands/links/checkLinks.ts';
import { serve } from '../../../src/generator/serve.ts';
import { origin, startPlaying, writeSite } from './linksFixture.ts';

// A proxy that this machine may have does not reach the servers of these tests.
beforeEach(() => void vi.stubEnv('https_proxy', ''));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Runs the command in this process. */
async function run(...words: string[]) {
  vi.resetModules();
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['', '', ...words]);
  const [out, err] = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockReset().mockReturnValue(),
  );
  await import('../../../src/commands/links/main.ts');
  const said = (spy: typeof out) => spy!.mock.calls.map((line) => `${line.join(' ')}\n`).join('');
  return { code: process.exitCode, out: said(out), err: said(err) };
}

/** The sound site with links on its page About. */
const siteWith = (...addresses: string[]) =>
  writeSite({
    'about/index.html': addresses.map((address) => `<a href="${address}">x</a>`).join(''),
  });

it('fails for one broken link, within the site or out of it, and for no other; it may be told to stay within', async () => {
  const { url, asked } = await startPlaying();
  const dead = siteWith(`${url}/404`);
  expect((await run('--dist', dead)).code).toBe(1);
  const before = asked.length;
  expect((await run('--internal-only', '--dist', dead)).code).toBe(0);
  expect((await run('--internal-only', '--dist', siteWith('#gone'))).code).toBe(1);
  expect(asked).toHaveLength(before);
  const sound = siteWith(`${url}/200`, `${url}/403`);
  expect(await run('--require-outbound', '--dist', sound)).toMatchObject({ code: 0, err: '' });

  const { out } = await run('--dist', siteWith(`${url}/200`, `${url}/403`, `${url}/404`, '#gone'));
  // The columns of the table told apart by a stroke; of samples, and of what is no link, it does not speak.
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

it('says loudly that nothing outbound could be reached and fails only when it had to be', async () => {
  const { url, stop } = await startPlaying();
  stop();
  const words = ['--dist', siteWith(`${url}/`)];
  for (const [option, code, counts] of [
    [[], 0, 'This does not count as a failure.\n'],
    [['--require-outbound'], 1, 'This counts as a failure because of --require-outbound.\n'],
  ] as const) {
    const { out, ...said } = await run(...words, ...option);
    expect(out).toMatch(/^UNREACHABLE +http:\S+ +the connection is refused +\/about$/m);
    expect(said).toEqual({
      code,
      err: expect.stringMatching(`\nNOTHING OUTBOUND COULD BE REACHED. [^]+\n${counts}$`),
    });
  }
  // Nothing is missed where no link leads out.
  expect(await run('--require-outbound', '--dist', siteWith())).toMatchObject({ code: 0, err: '' });
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
])('answers %j with a sentence', async (words, sentence) => {
  expect(await run(...words)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});

it('every link within the site that leads nowhere is found, also where a proxy is set', async () => {
  vi.stubEnv('https_proxy', 'http://127.0.0.1:1');
  const files = {
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
  const places = ['#gone', '/about#gone', '/about/#gone']
    .map((address) => `<a href="${address}">x</a>`)
    .join('');
  const folder = writeSite({
    'index.html': `${Object.values(files).join('')}${places}<a href="/gone">x</a><a href="https://">x</a>`,
    '404.html': '<a href="/gone">x</a><a href="#gone">x</a>',
    'assets/more.css': 'a{background:url("lost.png")}',
  });
  const { faults } = await checkLinks(folder, origin, false);
  const noPage = 'there is no such page or file';
  const noPlace = 'the page has no place named “gone”';
  const expected = [
    ...Object.keys(files).map((address) => [address, noPage, '/']),
    ['/gone', noPage, '/404.html /'],
    ['/assets/lost.png', noPage, '/assets/more.css'],
    ['/404.html#gone', noPlace, '/404.html'],
    ['/#gone', noPlace, '/'],
    ['/about#gone', noPlace, '/'],
    ['/about/#gone', noPlace, '/'],
    ['https://', 'it is not an address that a browser understands', '/'],
  ];
  expect(
    faults.map(({ address, reason, pages }) => [address, reason, [...pages].join(' ')]).sort(),
  ).toEqual(expected.sort());
});

it('an address outside is asked for once, and of all messages only their number', async () => {
  const { url, asked } = await startPlaying();
  const twice = `<a href="${url}/200#a">x</a><a href="${url}/200#b">x</a>`;
  const { outbound } = await checkLinks(
    writeSite({ 'index.html': twice, '404.html': twice }),
    origin,
    true,
  );
  const pages = new Set(['/404.html', '/']);
  expect(outbound).toEqual([
    { address: `${url}/200`, pages, verdict: 'ok', reason: 'answers 200' },
  ]);
  expect(asked).toEqual([
    { path: '/200', agent: 'linkinator (link check of https://www.example.com)' },
  ]);

  const messages =
    '<a href="https://wa.me/911?text=a">x</a><a href="https://wa.me/911?text=b">x</a>';
  const server = await serve(() => new Map([['index.html', messages]]));
  const { links } = await followLinks(server.url, ['/'], origin);
  await server.close();
  expect(links).toEqual([{ address: 'https://wa.me/911', pages: new Set(['/']) }]);
});

it('an address outside may be dead, or what this machine cannot judge', async () => {
  const { url, asked } = await startPlaying();
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
  const [findings, silent] = await Promise.all([
    askOthers(
      expected.map(([path]) => ({ address: url + path })),
      origin,
    ),
    askOthers([{ address: `${url}/silent` }], origin, 100),
  ]);
  expect(
    findings.map(({ address, verdict, reason }) => [address.slice(url.length), verdict, reason]),
  ).toEqual(expected);
  expect(silent).toMatchObject([{ verdict: 'unreachable', reason: 'no answer in time' }]);
  // HEAD, then GET.
  expect(asked.filter(({ path }) => path === '/403')).toHaveLength(2);
});

it.each([
  ['ENOTFOUND', true, 'broken', 'there is no such host'],
  ['ENOTFOUND', false, 'unreachable', 'the host is not found from here'],
  ['EAI_AGAIN', true, 'unreachable', 'the host is not found from here'],
  ['CERT_HAS_EXPIRED', true, 'unreachable', 'the certificate is not valid'],
  ['ENETUNREACH', true, 'unreachable', 'the connection failed (ENETUNREACH)'],
])(
  'an answer of %s, host names being found (%s), is %s',
  async (words, hostsAreFound, verdict, reason) => {
    expect(await judge(words, async () => hostsAreFound)).toEqual({ verdict, reason });
  },
);
