/** Runs once before all browser tests: serves the fixture's site and finds the browser. */
import type { LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeSite } from '../../src/generator/makeSite.ts';
import { serve } from '../../src/generator/webServer/serve.ts';
import { findBrowser } from './browser.ts';
import { inFourLanguages } from './fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start the browser. */
    browser: LaunchOptions;
    /** The address of the site, without a slash at the end. */
    site: string;
    /** The addresses of the pages that tests open, with that of 404.html. */
    addresses: readonly string[];
    /** What React and other libraries printed while they made the site. */
    warnings: readonly string[];
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { error, warn } = console;
  const warnings: string[] = [];
  console.error = console.warn = (...words) => void warnings.push(words.join(' '));
  const [browser, { files, routes }] = await Promise.all([
    findBrowser(),
    makeSite(inFourLanguages),
  ]);
  Object.assign(console, { error, warn });
  project.provide('browser', browser);
  project.provide('warnings', warnings);
  const { url, close } = await serve(() => files);
  project.provide('site', url);
  // Of the left-to-right languages except English, the browser opens only Home, where their letters differ most.
  const opened = routes.map(({ path }) => path).filter((path) => !/^\/(bn|hi)\/./.test(path));
  project.provide('addresses', opened);
  return close;
}
