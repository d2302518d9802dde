/** Prints what a build takes and what a phone fetches for its first view: `npm run bench`. */
import { rmSync } from 'node:fs';
import { chromium, type Request } from 'playwright-core';
import { makeSite } from '../src/generator/makeSite.ts';
import { projectAt } from '../src/generator/project.ts';
import { serve } from '../src/generator/serve.ts';
import { explain, table } from '../src/generator/terminal.ts';
import './support/day.ts';
import { findBrowser } from './support/browser.ts';
import { makeCopy, removeCopy, type ProjectCopy } from './support/makeCopy.ts';
import { runBuild } from './support/runBuild.ts';
import { startZippingProxy } from './support/zippingProxy.ts';

const rounds = 5;
const pages = ['/', '/about/'];

type Usage = readonly [cpuSeconds: number, megabytes: number];

try {
  const rows = [...(await measureBuilds()), ...(await measureFirstViews())];
  console.log(`Node ${process.versions.node}, medians of ${rounds} builds\n`);
  console.log(table(rows, [1]).join('\n'));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Cold and cached builds take turns, so that a busy moment slows both. */
async function measureBuilds(): Promise<string[][]> {
  const copy = makeCopy({ ownCaches: true });
  const cold: Usage[] = [];
  const cached: Usage[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      rmSync(copy.cache, { recursive: true, force: true });
      for (const runs of [cold, cached]) runs.push(await measureBuild(copy));
    }
  } finally {
    removeCopy(copy);
  }
  return [
    ['Cold build', `${median(cold, 0).toFixed(2)} CPU s`],
    ['Cold build, peak memory', `${median(cold, 1).toFixed(0)} MB`],
    ['Cached build', `${median(cached, 0).toFixed(2)} CPU s`],
    ['Cached build, peak memory', `${median(cached, 1).toFixed(0)} MB`],
  ];
}

async function measureBuild(copy: ProjectCopy): Promise<Usage> {
  const report = 'process.on("exit", () => console.error(JSON.stringify(process.resourceUsage())))';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(report)}`;
  const { code, err } = await runBuild(copy, { env: { NODE_OPTIONS } });
  if (code !== 0) throw new Error(`Could not measure the build: it failed: ${err}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(err) as NodeJS.ResourceUsage;
  return [(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024];
}

function median(runs: readonly Usage[], part: 0 | 1): number {
  return runs.map((run) => run[part]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;
}

/** Of a page and all that it loads before anybody scrolls. */
async function measureFirstViews(): Promise<string[][]> {
  const { files } = await makeSite(projectAt());
  const site = await serve(() => files);
  const proxy = await startZippingProxy(site.url);
  const browser = await chromium.launch(findBrowser());
  try {
    const rows: string[][] = [];
    for (const address of pages) {
      const view = { width: 360, height: 740 };
      const phone = { viewport: view, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
      const page = await browser.newPage(phone);
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
      const isVideo = (request: Request) => request.url().includes('/video/');
      const others = requests.filter((request) => !isVideo(request));
      rows.push([`First view of ${address}`, await sizeOf(others)]);
      if (requests.some(isVideo))
        rows.push([`Video of ${address}`, await sizeOf(requests.filter(isVideo))]);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await proxy.close();
    await site.close();
  }
}

/** Bodies in gzip, without headers. */
async function sizeOf(requests: readonly Request[]): Promise<string> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return `${bytes.toLocaleString('en-GB')} bytes`;
}
