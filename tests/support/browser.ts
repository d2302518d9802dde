/** Finds the browser for the tests. Its version and fonts are the same everywhere, because layout depends on both. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages with fonts for Bengali, Hindi and Urdu, whose letters the package of the browser lacks. */
export const fontPackages = [
  '@expo-google-fonts/noto-sans-bengali',
  '@expo-google-fonts/noto-sans-devanagari',
  '@expo-google-fonts/noto-nastaliq-urdu',
];

const args = [
  // Without the sandbox the browser also starts for root and inside containers.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A separate GPU process would only pass on pictures, which takes a tenth of the time.
  '--in-process-gpu',
  // A headless browser does not know its connection, and may then load lazy pictures too early; 1250 px is the distance
  // on 4G. The other settings are Playwright's, because this flag replaces its own.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,' +
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/**
 * Returns how to start the browser: on Linux x64, the Chromium that npm installs; on macOS, Windows and ARM, the installed
 * Chrome. `CHROMIUM_PATH` names another browser, which gets the same fonts on Linux.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return named ? { executablePath: named, args } : { channel: 'chrome', args };
  const folder = await unpackChromium();
  const env = { ...process.env, FONTCONFIG_PATH: path.join(folder, 'fonts') };
  if (named) return { executablePath: named, args, env };
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...args, '--headless=shell'],
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') },
  };
}

/** Unpacks the Chromium of @sparticuz/chromium, once for each version of the package, and returns its folder. */
async function unpackChromium(): Promise<string> {
  const manifest = path.join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = path.join(root, 'node_modules', `.chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  // The package unpacks its libraries only on AWS, and would use another version if one is in /tmp.
  const env = { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, ['-e', unpack], { cwd: root, env });
  const folders = ['fonts', ...fontPackages.map((name) => `../../${name}`)];
  const fonts = `<fontconfig>${folders.map((dir) => `<dir prefix="relative">${dir}</dir>`).join('')}</fontconfig>`;
  writeFileSync(path.join(part, 'fonts', 'fonts.conf'), fonts);
  renameSync(part, folder);
  return folder;
}
