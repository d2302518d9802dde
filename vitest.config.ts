/**
 * Test files share workers, because importing takes longer than testing. Every core has a worker: while one test waits for a
 * program, another worker's tests use the CPU.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './tests/support/day.ts';

// Errors that a test provokes stay out of the summary on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // React's production build has no jsxDEV, which the compiler would otherwise call.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/**/host/**'],
    globalSetup: ['tests/support/makeFixtures.ts', 'tests/support/unpackBrowser.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    isolate: false,
    unstubEnvs: true,
    // In a browser test on a busy machine, a page reaches the expected state late.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    // React's production build, which renders what is published; the development build takes three times as long. Its warnings
    // are in commands/build.test.
    env: { NODE_ENV: 'production' },
    // Read from disk, so imports do not show which tests depend on them: a change makes `--changed` run all.
    forceRerunTriggers: [
      '**/{src/content,src/site,src/pictures,styles,public,tests/fixture}/**',
      '**/src/routes.tsx',
      '**/package.json',
    ],
  },
});
