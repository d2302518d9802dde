/** Writes small sites into temporary folders for the tests of the link check. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';

export const origin = agency.siteUrl;

/** A site in which every kind of link is there and every one of them leads somewhere. */
export const soundSite: Readonly<Record<string, string>> = {
  'index.html': `<!DOCTYPE html><html><head><title>Home</title>
    <link rel="canonical" href="${origin}/"/><link rel="manifest" href="/site.webmanifest"/>
    <link rel="stylesheet" href="/assets/site.css"/><link rel="preconnect" href="https://never-asked.invalid"/>
    <meta property="og:image" content="${origin}/assets/preview.jpg"/><meta name="description" content="a: b"/>
    <style>@font-face{src:url(/assets/a.woff2)} .x{background:url("data:image/svg+xml,%3Csvg url(/none)%3E")}</style>
    <script type="application/ld+json">{"@context":"https://schema.org","@id":"${origin}/#agency",
    "url":"${origin}/about","logo":["${origin}/assets/preview.jpg"]}</script></head>
    <body><a href="#main">Skip</a><main id="main"><a href="/about">About</a> <a href="/about/#team">Team</a>
    <a href="/">Home</a> <a href="#top">Up</a>
    <a>License<!-- --> &amp; Registration</a>
    <picture><source srcset="/assets/a.avif 300w, /assets/b%20c.avif 600w"/><img src="/assets/preview.jpg"/></picture>
    <video poster="/assets/preview.jpg" data-src="/video/loop.webm" data-behaviour="video"
      data-sources='["/video/loop.webm"]'></video>
    <a href="tel:${agency.phone}">Call</a> <a href="mailto:${agency.email}?subject=Umrah%20trip">Write</a></main>
    </body></html>`,
  'about/index.html': '<title>About</title><h2 id="team">Team</h2><a href="/">Home</a><a href="?a=1#team">x</a>',
  '404.html': '<meta name="robots" content="noindex, nofollow"/><a href="/">Home</a><a href="#x" id="x">x</a>',
  'assets/site.css': '/* url(/none) */ @import "more.css"; .x{content:"url(/none)";background:url(../assets/a.avif)}',
  'assets/more.css': '',
  'assets/a.woff2': 'a',
  'assets/a.avif': 'a',
  'assets/b c.avif': 'b',
  'assets/preview.jpg': 'p',
  'video/loop.webm': 'v',
  'site.webmanifest': '{"name":"/none","start_url":"/","icons":[{"src":"/assets/preview.jpg"}]}',
  'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>${origin}/about</loc></url></urlset>`,
  'robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
};

/** Writes files, by their path with slashes, into a folder that goes when the test ends; returns the folder. */
export function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'link site '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, ...path.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
