/** Runs once before all browser tests: serves the site and finds the browser. */
import type { LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start the browser. */
    browser: LaunchOptions;
    /** The address of the site, without a slash at the end. */
    site: string;
    /** The address of every page, with that of 404.html. */
    addresses: readonly string[];
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', findBrowser());
  const { url, addresses, close } = await startSite();
  project.provide('site', url);
  project.provide('addresses', addresses);
  return close;
}
