/**
 * How vitest finds and runs the tests. `site` renders pages and calls functions, `browser` alone starts a browser: their
 * files share their workers, because importing takes longer than testing. `commands` starts programs as people do.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = { testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: '100%' };
/** These start programs, or put another in the place of a module. */
const isolated = ['commands', 'links', 'pack', 'upload'].map((folder) => `tests/${folder}/**/*.test.ts`);
isolated.push('tests/steps/publish.test.ts', 'tests/steps/pictures/cache.test.ts');

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'site',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...isolated, 'tests/browser/**', 'tests/host/**'],
        },
      },
      { root, test: { ...shared, name: 'commands', include: isolated } },
      {
        root,
        test: {
          ...shared,
          name: 'browser',
          isolate: false,
          // A busy machine makes a state come late, not never.
          expect: { poll: { timeout: 20_000 } },
          include: ['tests/browser/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
