/** The tests on real servers. They need Linux, root and the servers installed. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import '../support/day.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{host,publish/host}/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // The files share a worker, because importing takes longer than testing.
    isolate: false,
  },
});
