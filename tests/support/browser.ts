/** Finds the browser of the tests: the system's Chrome or Chromium where there is one, else the one that npm brought. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Where they stand on Linux; elsewhere playwright itself finds Chrome. */
const places = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
];

/** What keeps a browser from calling home; without the sandbox it also starts for root and inside containers. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A headless browser does not know its line, and some then fetch lazy pictures from far away; this is a phone's on 4G.
  // The rest is what playwright itself sets here, a mouse that can hover: the last such flag wins.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,' +
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Returns how to start the browser that CHROMIUM_PATH names (`npm` for that of @sparticuz/chromium), else the first found. */
export async function findBrowser(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH || places.find(existsSync);
  if (executablePath && executablePath !== 'npm') return { executablePath, args: quiet };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { channel: 'chrome', args: quiet };
  // The package brings its libraries only where it believes to be on AWS.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: [...quiet, '--headless=shell'] };
}
