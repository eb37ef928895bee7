import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/e2e/longestFirst.ts';
import { SlowestReporter } from './tests/slowestReporter.ts';

export default defineConfig({
  test: {
    globalSetup: ['tests/e2e/globalSetup.ts'],
    setupFiles: ['tests/setup.ts'],
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // How soon a page follows depends on the machine.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SlowestReporter()],
  },
});
