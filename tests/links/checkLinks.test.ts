/** Which links are found to be broken, and what other sites' answers mean. */
import { afterEach, expect, it, vi } from 'vitest';
import { askOthers, judge } from '../../src/links/askOthers.ts';
import { checkLinks, followLinks } from '../../src/links/checkLinks.ts';
import { serve } from '../../src/serve.ts';
import { origin, startPlaying, writeSite } from './trial.ts';

afterEach(() => void vi.unstubAllEnvs());

it('finds nothing to say about a site whose links all lead somewhere, and asks for no sample', async () => {
  const report = await checkLinks(writeSite(), origin, true);
  expect(report).toMatchObject({ faults: [], outbound: [], pageCount: 4 });
});

it('finds every link within the site that leads nowhere, also where a proxy is set', async () => {
  vi.stubEnv('https_proxy', 'http://127.0.0.1:1');
  const planted = [
    ['/gone', '<a href="/gone">x</a>'],
    ['/About', '<a href="/About">x</a>'],
    ['/about/gone/', '<a href="/about/gone/">x</a>'],
    ['/gone-frame', '<iframe src="/gone-frame"></iframe>'],
    ['/gone-noscript', '<noscript><a href="/gone-noscript">x</a></noscript>'],
    ['/gone.jpg', '<img src="/gone.jpg">'],
    ['/gone.avif', '<img srcset="/assets/b%20c.avif 1x, /gone.avif 2x">'],
    ['/gone-poster.jpg', '<video poster="/gone-poster.jpg"></video>'],
    ['/gone.png', '<style>a{background:url(/gone.png)}</style>'],
    ['/gone-shared.jpg', `<meta property="og:image" content="${origin}/gone-shared.jpg">`],
    ['/gone-canonical', `<link rel="canonical" href="${origin}/gone-canonical">`],
    ['/gone-logo.png', `<script type="application/ld+json">{"a":[{"logo":"${origin}/gone-logo.png"}]}</script>`],
    ['/.htaccess', '<a href="/.htaccess">x</a>'],
  ];
  const places = ['#gone', '/about#gone', '/about/#gone'].map((address) => `<a href="${address}">x</a>`).join('');
  const { faults } = await checkLinks(
    writeSite({
      'index.html': planted.map(([, html]) => html).join('') + places + '<a href="https://">x</a>',
      '404.html': '<a href="/gone">x</a><a href="#gone">x</a>',
      'assets/more.css': 'a{background:url("lost.png")}',
    }),
    origin,
    false,
  );
  const noPage = 'there is no such page or file';
  const noPlace = 'the page has no place named “gone”';
  const expected = [
    ...planted.slice(1).map(([address]) => [address, noPage, '/']),
    ['/gone', noPage, '/404.html /'],
    ['/assets/lost.png', noPage, '/assets/more.css'],
    ['/404.html#gone', noPlace, '/404.html'],
    ['/#gone', noPlace, '/'],
    ['/about#gone', noPlace, '/'],
    ['/about/#gone', noPlace, '/'],
    ['https://', 'it is not an address that a browser understands', '/'],
  ];
  expect(faults.map(({ address, reason, pages }) => [address, reason, [...pages].join(' ')]).sort()).toEqual(expected.sort());
});

it('asks for what is outside once, and of all messages only for their number', async () => {
  vi.stubEnv('https_proxy', '');
  const { url, asked } = await startPlaying();
  const twice = `<a href="${url}/200#a">x</a><a href="${url}/200#b">x</a>`;
  const { outbound } = await checkLinks(writeSite({ 'index.html': twice, '404.html': twice }), origin, true);
  const pages = new Set(['/404.html', '/']);
  expect(outbound).toEqual([{ address: `${url}/200`, pages, verdict: 'ok', reason: 'answers 200' }]);
  expect(asked).toEqual([{ path: '/200', agent: 'linkinator (link check of https://www.example.com)' }]);

  const messages = '<a href="https://wa.me/911?text=a">x</a><a href="https://wa.me/911?text=b">x</a>';
  const server = await serve(() => new Map([['index.html', messages]]));
  const { links } = await followLinks(server.url, ['/'], origin);
  await server.close();
  expect(links).toEqual([{ address: 'https://wa.me/911', pages: new Set(['/']) }]);
});

it('tells a dead link from one that this machine cannot judge', async () => {
  vi.stubEnv('https_proxy', '');
  const { url, asked } = await startPlaying();
  const expected = [
    ['/200', 'ok', 'answers 200'],
    ['/slow-body', 'ok', 'answers 200'],
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
    askOthers(expected.map(([path]) => ({ address: url + path })), origin),
    askOthers([{ address: `${url}/silent` }], origin, 100),
  ]);
  expect(findings.map(({ address, verdict, reason }) => [address.slice(url.length), verdict, reason])).toEqual(expected);
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
])('judges %s, host names being found (%s), as %s', async (words, hostsAreFound, verdict, reason) => {
  expect(await judge(words, async () => hostsAreFound)).toEqual({ verdict, reason });
});
