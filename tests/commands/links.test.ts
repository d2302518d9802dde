/** The command `npm run links`, run as GitHub runs it. */
import { exec } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { portOf } from '../support/portOf.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

it('fails for a missing page, but not for one that refuses programs, is not live yet or is not a page', async () => {
  // Answers a path of digits with that status: /403 with 403.
  const server = createServer(({ url }, response) =>
    response.writeHead(Number(url!.slice(1)) || 404).end(),
  );
  const port = await portOf(server);
  const away = `http://127.0.0.1:${port}`;
  // The site's own address.
  const siteUrl = `http://localhost:${port}`;
  const refusals = ['401', '403', '429', '999'].map((status) => `${away}/${status}`);
  const others = [`${siteUrl}/404`, 'tel:+910000000001', 'mailto:salam@noor-travels.example'];
  const good = ['/about/', `${away}/200`, ...refusals, ...others];
  const links = [...good, '/gone', `${away}/404`, `${away}/410`].map(
    (href) => `<a href="${href}">x</a>`,
  );
  const needed = ['package.json', 'src/commands/linkinator.config.js'];
  const root = writeFiles({
    ...Object.fromEntries(needed.map((name) => [name, readFileSync(name)])),
    'dist/robots.txt': `Sitemap: ${siteUrl}/sitemap.xml\n`,
    'dist/index.html': '<a href="/about/">About</a>',
    'dist/about/index.html': links.join(''),
  });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  const env = { ...process.env, FORCE_COLOR: '0' };
  const run = promisify(exec)('npm run links', { cwd: root, env });
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  const broken = [...stderr.matchAll(/^ +\[(\d+)\] (.+)$/gm)].map(([, ...found]) =>
    found.join(' '),
  );
  expect([code, ...broken.sort()]).toEqual([1, '404 gone', `404 ${away}/404`, `410 ${away}/410`]);
});
