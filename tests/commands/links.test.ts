/** The command `npm run links`, run as GitHub runs it. */
import { exec } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { portOf } from '../support/portOf.ts';
import { copyProject } from '../support/projectCopy.ts';

/** Checks a site of an address whose page About has these links; returns the exit code and the broken ones. */
async function check(
  siteUrl: string,
  ...addresses: string[]
): Promise<[code: number, broken: string[]]> {
  const copy = copyProject();
  copy.write('dist/robots.txt', `Sitemap: ${siteUrl}/sitemap.xml\n`);
  copy.write('dist/index.html', '<a href="/about">About</a>');
  const links = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  copy.write('dist/about/index.html', links);
  const env = { ...process.env, FORCE_COLOR: '0' };
  const run = promisify(exec)('npm run links', { cwd: copy.root, env });
  const { code, stderr } = await run.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  );
  return [code, [...stderr.matchAll(/^ +\[404\] (.+)$/gm)].map(([, link]) => link!).sort()];
}

const server = createServer(({ url }, response) =>
  response.writeHead(Number(url!.slice(1)) || 404).end(),
);

/** Two addresses of one server that answers a path of digits, such as /403, with that status. */
async function startOutside(): Promise<{ outside: string; siteUrl: string }> {
  const port = await portOf(server);
  return { outside: `http://127.0.0.1:${port}`, siteUrl: `http://localhost:${port}` };
}

it('accepts what works, refuses programs, is not live yet or is no page', async () => {
  const { outside, siteUrl } = await startOutside();
  const refusals = ['401', '403', '429', '999'].map((status) => `${outside}/${status}`);
  const others = [`${siteUrl}/404`, 'tel:+910000000001', 'mailto:salam@noor-travels.example'];
  expect(await check(siteUrl, '/about/', `${outside}/200`, ...refusals, ...others)).toEqual([
    0,
    [],
  ]);
});

it('fails for a page that is not there, inside or outside', async () => {
  const { outside, siteUrl } = await startOutside();
  const broken = [1, ['gone', `${outside}/404`]];
  expect(await check(siteUrl, '/about', '/gone', `${outside}/404`)).toEqual(broken);
});
