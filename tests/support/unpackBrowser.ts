/** Unpacks the browser once before all tests, because its tests could not do that side by side. */
import type { LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start the browser. */
    browser: LaunchOptions;
  }
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('browser', await findBrowser());
}
