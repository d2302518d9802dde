/** Starts once, for all browser tests, what they share: a browser and the built site. */
import type { TestProject } from 'vitest/node';
import { startBrowser } from './browser.ts';
import { startLongSite, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens for tests. */
    browser: string;
    /** The site's address and folder. */
    site: string;
    folder: string;
    /** The address of the site with long texts. */
    longSite: string;
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
    const site = await start(startSite());
    const longSite = await start(startLongSite());
    const browser = await start(startBrowser());
    project.provide('site', site.url);
    project.provide('folder', site.folder);
    project.provide('longSite', longSite.url);
    project.provide('browser', browser.wsEndpoint());
    return close;
  } catch (error) {
    // What has started would keep the process alive.
    await close();
    throw error;
  }
}
