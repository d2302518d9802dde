/**
 * Two projects: `browser` starts a browser, `node` all the rest. Files share workers, because importing takes longer than
 * testing; programs that a test waits for leave the computer to the tests of the other worker.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './tests/support/day.ts';

// Failures that a test expects are none of the run on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: '100%',
  isolate: false,
  unstubEnvs: true,
  expect: { requireAssertions: true },
  // The build of React that renders what is published; the other one takes thrice as long. It warns, in support/setup.ts.
  env: { NODE_ENV: 'production' },
};

/** The production build of React has no jsxDEV, which the compiler would call otherwise. */
const compiler = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const;

export default defineConfig({
  root,
  test: {
    // Read from disk, so that no import says which tests they concern: `--changed` then runs all.
    forceRerunTriggers: [
      '**/{src/content,src/site,src/pictures,styles,public,tests/fixture}/**',
      '**/src/routes.tsx',
      '**/package.json',
    ],
    projects: [
      {
        root,
        ...compiler,
        test: {
          ...shared,
          name: 'node',
          globalSetup: ['tests/support/checkFixture.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/browser/**', 'tests/**/host/**'],
        },
      },
      {
        root,
        ...compiler,
        test: {
          ...shared,
          name: 'browser',
          // On a busy machine a state comes late.
          expect: { ...shared.expect, poll: { timeout: 20_000 } },
          include: ['tests/**/browser/*.test.ts'],
          globalSetup: ['tests/support/checkFixture.ts', 'tests/support/setup.ts'],
        },
      },
    ],
  },
});
