/** Starts once, for all browser tests, what they share: a browser and the site. */
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import { startLongSite, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens for tests. */
    browser: string;
    /** The address of the site, without a slash at the end, and of the site with long texts. */
    site: string;
    longSite: string;
    /** Every page's address, that of 404.html too. */
    addresses: readonly string[];
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(started.map((part) => part.close()));
  };
  const start = async <T extends { close(): Promise<void> }>(part: Promise<T>): Promise<T> => {
    started.push(await part);
    return part;
  };
  try {
    const { url, addresses } = await start(startSite());
    project.provide('site', url);
    project.provide('addresses', addresses);
    project.provide('longSite', (await start(startLongSite())).url);
    project.provide('browser', (await start(startBrowser())).wsEndpoint());
    return close;
  } catch (error) {
    // What has started would keep the process alive.
    await close();
    throw error;
  }
}
