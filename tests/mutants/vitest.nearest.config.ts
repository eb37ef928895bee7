import { defineConfig } from 'vitest/config';

/** For tests that need neither the page's plugins nor a database: half the work of the whole configuration. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'tests/model/**/*.test.ts'],
    testTimeout: 30_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    reporters: ['dot'],
  },
});
