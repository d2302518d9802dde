/** Starts the browser of the tests: the system's Chrome or Chromium where there is one, else the one that npm brought. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserServer, type LaunchOptions } from 'playwright-core';

/** Where Chrome and Chromium stand on Linux, macOS and Windows. */
const places = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    path.join(process.env[folder] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
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

/**
 * Starts the browser that the environment variable CHROMIUM_PATH names (`npm` for the one of @sparticuz/chromium), else
 * the first that is found, without those of playwright's own switches that are named. Returns the server that tests
 * connect to. Throws when there is none.
 */
export async function startBrowser(ignoreDefaultArgs: string[] = []): Promise<BrowserServer> {
  const options = await findBrowser();
  try {
    return await chromium.launchServer({ ...options, ignoreDefaultArgs });
  } catch (cause) {
    throw new Error(
      `Could not start a browser (${options.executablePath ?? options.channel}): ${(cause as Error).message}. ` +
        'Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
      { cause },
    );
  }
}

async function findBrowser(): Promise<LaunchOptions> {
  const wanted = process.env.CHROMIUM_PATH;
  const executablePath = wanted && wanted !== 'npm' ? wanted : places.find(existsSync);
  if (executablePath && wanted !== 'npm') return { executablePath, args: quiet };
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await unpackBrowser(), args: [...quiet, '--headless=shell'] };
  }
  return { channel: 'chrome', args: quiet };
}

/** Unpacks the browser that comes inside the npm package, which brings its libraries only where it believes to be on AWS. */
async function unpackBrowser(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
