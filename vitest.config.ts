/**
 * All tests run together, those that start a browser too. Each core has one worker, whose files share its modules, because
 * importing takes longer than testing. While a test waits for a program, the computer works for the other worker.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './tests/support/day.ts';

// Failures that a test expects are none of the run on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The production build of React has no jsxDEV, which the compiler would call otherwise.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/**/host/**'],
    globalSetup: ['tests/support/checkFixture.ts', 'tests/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    isolate: false,
    unstubEnvs: true,
    // On a busy machine a state of a page comes late.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    // The build of React that renders what is published; the other one takes thrice as long. It warns, in support/setup.ts.
    env: { NODE_ENV: 'production' },
    // Read from disk, so that no import says which tests they concern: `--changed` then runs all.
    forceRerunTriggers: [
      '**/{src/content,src/site,src/pictures,styles,public,tests/fixture}/**',
      '**/src/routes.tsx',
      '**/package.json',
    ],
  },
});
