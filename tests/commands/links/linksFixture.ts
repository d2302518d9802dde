/** A small site without broken links, and a server for its outbound links. */
import { createServer, type ServerResponse } from 'node:http';
import { portOf } from '../../support/portOf.ts';

/** The site's own address, as its robots.txt has it. */
export const origin = 'https://www.noor-travels.example';

const soundSite: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Home</title>
    <link rel="canonical" href="${origin}/"><link rel="preconnect" href="https://never-asked.invalid">
    <meta property="og:image" content="${origin}/assets/preview.jpg"><meta name="description" content="a: b">
    <style>@font-face{src:url(/assets/a.woff2)} .x{background:url("data:image/svg+xml,%3Csvg/%3E")}</style>
    <script type="application/ld+json">{"@context":"https://schema.org","@id":"${origin}/#agency",
    "url":"${origin}/about"}</script>
    <a href="#main">Skip</a><main id="main"><a href="/about">About</a> <a href="/about/#team">Team</a> <a>Placeholder</a>
    <img src="/assets/preview.jpg" srcset="/assets/preview.jpg 300w, /assets/b%20c.avif 600w">
    <a href="tel:+910000000000">Call</a> <a href="mailto:a@example.com">Write</a>
    <a href="http://example.org/">x</a></main>`,
  'about/index.html':
    '<title>About</title><h2 id="team">Team</h2><a href="/">Home</a><a href="?a=1#team">x</a>',
  '404.html': '<meta name="robots" content="noindex"><a href="/">Home</a><a href="#x" id="x">x</a>',
  'assets/a.woff2': 'a',
  'assets/b c.avif': 'b',
  'assets/preview.jpg': 'p',
  'assets/more.css': '',
  'robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
};

/** Returns the files of the site, with texts added to some of them. */
export function siteFiles(added: Readonly<Record<string, string>> = {}): Map<string, string> {
  return new Map(
    Object.entries(soundSite).map(([name, text]) => [name, text + (added[name] ?? '')]),
  );
}

const answers: Readonly<
  Record<string, (response: ServerResponse, isHead: boolean, times: number) => void>
> = {
  '/301-to-404': (response) => response.writeHead(301, { location: '/404' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  // HEAD, then GET, then both once more.
  '/503-once': (response, _, times) => response.writeHead(times > 2 ? 200 : 503).end(),
  '/silent': () => undefined,
  '/reset': (response) => void response.socket?.destroy(),
  '/broken-body': (response, isHead) => {
    response.writeHead(isHead ? 405 : 200, {
      'content-type': 'text/html',
      'content-length': '1000',
    });
    if (isHead) response.end();
    else response.write('<p>', () => response.socket?.destroy());
  },
};

/**
 * Starts a server that answers a path of digits, such as /403, with that status. Returns its
 * address, the requests so far, and a function that stops it before the test ends.
 */
export async function startOutbound() {
  const requests: { path: string; agent: string | undefined }[] = [];
  const server = createServer(({ url: path = '', method, headers }, response) => {
    requests.push({ path, agent: headers['user-agent'] });
    const answer = answers[path] ?? (() => response.writeHead(Number(path.slice(1))).end());
    answer(response, method === 'HEAD', requests.filter((one) => one.path === path).length);
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, requests, stop: () => server.close() };
}
