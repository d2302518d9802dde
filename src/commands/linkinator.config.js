/** Settings of `npm run links`, which requests every link in dist: to other sites, and to the site's own files. */
import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';

const robots = 'dist/robots.txt';
if (!existsSync(robots))
  throw new Error(
    `Could not check the links (${robots}): there is no such file. Run npm run build.`,
  );
const [, siteUrl] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(readFileSync(robots, 'utf8'));
const isOnline = await lookup('example.com').then(Boolean, () => false);

export default {
  serverRoot: 'dist',
  // Prints the broken links and a one-line summary.
  verbosity: 'error',
  checkCss: true,
  concurrency: 5,
  timeout: 20_000,
  retryErrors: isOnline,
  header: [`User-Agent: Mozilla/5.0 (compatible; linkinator; link check of ${siteUrl})`],
  // Absolute addresses of the site itself may not be live yet, and the build has checked them.
  skip: [`^${siteUrl}([/?#]|$)`],
  // Only these two statuses mean a broken link: many sites refuse bots with another 4xx or 999, and without a network every
  // external site gives 0.
  statusCodes: {
    404: 'error',
    410: 'error',
    '4xx': 'warn',
    999: 'warn',
    ...(!isOnline && { 0: 'warn' }),
  },
};
