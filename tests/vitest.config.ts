/** How vitest finds and runs the tests; only those of tests/browser start a browser. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const test = { testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: '100%' };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...test,
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/host/**'],
        },
      },
      {
        root,
        test: {
          ...test,
          expect: { poll: { timeout: 8_000 } },
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
