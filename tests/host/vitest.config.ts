/** How vitest finds and runs the tests that need real servers: `npm run test:host`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/host/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
