/**
 * How vitest finds and runs the tests. `site` renders pages and calls functions, `commands` starts programs as people do,
 * `browser` alone starts a browser. Files share their workers, because importing takes longer than testing.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: '100%',
  isolate: false,
  unstubEnvs: true,
};
const programs = ['tests/commands/**/*.test.ts', 'tests/generator/replaceDist.test.ts'];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...programs, 'tests/browser/**', 'tests/host/**'],
        },
      },
      { root, test: { ...shared, name: 'commands', include: programs } },
      {
        root,
        test: {
          ...shared,
          name: 'browser',
          // A busy machine makes a state come late, not never.
          expect: { poll: { timeout: 20_000 } },
          include: ['tests/browser/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
