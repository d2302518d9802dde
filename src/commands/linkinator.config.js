/** How `npm run links` checks dist: every link that leads out, and that the pages and files of the site answer. */
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
  checkCss: true,
  concurrency: 5,
  timeout: 20_000,
  retryErrors: isOnline,
  header: [`User-Agent: Mozilla/5.0 (compatible; linkinator; link check of ${siteUrl})`],
  // The build checks the addresses of the site itself, which may not be live yet.
  skip: [`^${siteUrl}([/?#]|$)`],
  // Many sites refuse programs. Without a network no link that leads out can be judged.
  statusCodes: {
    404: 'error',
    410: 'error',
    '4xx': 'warn',
    999: 'warn',
    ...(!isOnline && { 0: 'warn' }),
  },
};
