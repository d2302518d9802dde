/** Faults planted into a small sound site, one of each kind. */
import { describe, expect, it, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { checkLinks } from '../../src/links/checkLinks.ts';
import { origin, soundSite, writeSite } from './writeSite.ts';

async function faultsOf(files: Readonly<Record<string, string>>) {
  const { faults } = await checkLinks(writeSite(files), agency, { internalOnly: true });
  return faults.map(({ pages, address, reason }) => [pages.join(), address, reason]);
}

/** The sound site with something added to one of its files. */
const plant = (file: string, text: string) => ({ ...soundSite, [file]: (soundSite[file] ?? '') + text });

const jsonLd = '<script type="application/ld+json">';

const missing = 'there is no such page or file';

describe('checkInternal', () => {
  it('finds nothing to say about a site whose links all lead somewhere', async () => {
    expect(await faultsOf(soundSite)).toEqual([]);
  });

  it.each([
    ['page', '<a href="/gone">x</a>', '/gone'],
    ['page below another', '<a href="/about/gone/">x</a>', '/about/gone/'],
    ['page, as the case differs', '<a href="/About">x</a>', '/About'],
    ['link where scripts are off', '<noscript><a href="/gone">x</a></noscript>', '/gone'],
    ['frame', '<iframe src="/gone"></iframe>', '/gone'],
    ['picture', '<img src="/gone.jpg">', '/gone.jpg'],
    ['entry of a srcset', '<img srcset="/assets/a.avif 1x, /gone.avif 2x">', '/gone.avif'],
    ['entry of a preload', '<link rel="preload" imagesrcset="/gone.avif 2x">', '/gone.avif'],
    ['poster', '<video poster="/gone.jpg"></video>', '/gone.jpg'],
    ['video in a data attribute', '<video data-src="/gone.webm"></video>', '/gone.webm'],
    ['video in a list', '<video data-list=\'[{"src":"/gone.webm"}]\'></video>', '/gone.webm'],
    ['file in an inlined style', '<style>a{background:url(/gone.png)}</style>', '/gone.png'],
    ['preview picture', `<meta property="og:image" content="${origin}/gone.jpg">`, `${origin}/gone.jpg`],
    ['canonical page', `<link rel="canonical" href="${origin}/gone">`, `${origin}/gone`],
    ['address in structured data', `${jsonLd}{"a":[{"logo":"${origin}/gone.png"}]}</script>`, `${origin}/gone.png`],
    ['preview picture without the origin', '<meta property="og:image" content="/gone.jpg">', '/gone.jpg'],
    ['file that only linkinator looks for', '<body background="/gone.png">', '/gone.png'],
    ['file that only it looks for, in full', `<body background="${origin}/gone.png">`, '/gone.png'],
  ])('finds a missing %s', async (_, html, address) => {
    expect(await faultsOf(plant('index.html', html))).toEqual([['/', address, missing]]);
  });

  it.each([
    ['404.html', '<a href="/gone">x</a>', '/404.html', '/gone'],
    ['assets/site.css', 'a{background:url("gone.png")}', '/assets/site.css', 'gone.png'],
    ['assets/site.css', "@import 'gone.css';", '/assets/site.css', 'gone.css'],
    ['sitemap.xml', `<loc>${origin}/gone</loc>`, '/sitemap.xml', `${origin}/gone`],
    ['robots.txt', `Sitemap: ${origin}/gone.xml`, '/robots.txt', `${origin}/gone.xml`],
  ])('finds a missing address in %s, to which nothing needs to lead: %s', async (file, text, page, address) => {
    expect(await faultsOf(plant(file, text))).toEqual([[page, address, missing]]);
  });

  it.each([
    ['index.html', '/', '#gone'],
    ['index.html', '/', '/about#gone'],
    ['index.html', '/', '/about/#gone'],
    ['index.html', '/', `${origin}/about#gone`],
    ['404.html', '/404.html', '#gone'],
  ])('finds in %s (%s) the missing fragment of %s', async (file, page, address) => {
    const faults = await faultsOf(plant(file, `<a href="${address}">x</a>`));
    expect(faults).toEqual([[page, address, 'the page has no place named “gone”']]);
  });

  it.each([
    ['about/index.html', '/about'],
    ['404.html', '/404.html'],
  ])('finds a link in %s whose target depends on the address of the page', async (file, page) => {
    const faults = await faultsOf(plant(file, '<a href="../assets/preview.jpg">x</a>'));
    const reason = 'it has to begin with a slash: its page answers under more than one address';
    expect(faults).toEqual([[page, '../assets/preview.jpg', reason]]);
  });

  it('finds a missing icon of the manifest', async () => {
    const site = { ...soundSite, 'site.webmanifest': '{"icons":[{"src":"/gone.png"}]}' };
    expect(await faultsOf(site)).toEqual([['/site.webmanifest', '/gone.png', missing]]);
  });

  it.each([
    ['index.html', `${jsonLd}{</script>`, '/', /^the structured data in line \d+ is not valid JSON$/],
    ['site.webmanifest', ',', '/site.webmanifest', /^the web manifest is not valid JSON$/],
  ])('finds what cannot be read in %s', async (file, planted, page, reason) => {
    expect(await faultsOf(plant(file, planted))).toEqual([[page, page, expect.stringMatching(reason)]]);
  });

  it('leaves other hosts and a proxy alone', async () => {
    vi.stubEnv('http_proxy', 'http://127.0.0.1:1');
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
    expect(await faultsOf(plant('index.html', '<a href="https://nothing-here.invalid/">x</a>'))).toEqual([]);
    expect([process.env['http_proxy'], process.env['HTTPS_PROXY']]).toEqual(Array(2).fill('http://127.0.0.1:1'));
    vi.unstubAllEnvs();
  });
});
