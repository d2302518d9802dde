/**
 * Two projects: `browser` has the tests that start a browser, `node` all others. Test files share workers, because importing
 * takes longer than testing. Every core has a worker: while one test waits for a program, another worker's tests use the CPU.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './tests/support/day.ts';

// Errors that a test provokes stay out of the summary on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: '100%',
  isolate: false,
  unstubEnvs: true,
  expect: { requireAssertions: true },
  // React's production build, which renders what is published; the development build takes three times as long. support/setup.ts
  // uses that one for its warnings.
  env: { NODE_ENV: 'production' },
};

/** React's production build has no jsxDEV, which the compiler would otherwise call. */
const compiler = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const;

export default defineConfig({
  root,
  test: {
    // Read from disk, so imports do not show which tests depend on them: a change makes `--changed` run all.
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
          // A busy machine reaches the expected state late.
          expect: { ...shared.expect, poll: { timeout: 20_000 } },
          include: ['tests/**/browser/*.test.ts'],
          globalSetup: ['tests/support/checkFixture.ts', 'tests/support/setup.ts'],
        },
      },
    ],
  },
});
