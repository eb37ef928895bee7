import { defineConfig } from 'vitest/config';
import { SlowestReporter } from './tests/slowestReporter.ts';

export default defineConfig({
  test: {
    globalSetup: ['tests/e2e/globalSetup.ts'],
    setupFiles: ['tests/setup.ts'],
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
    reporters: ['default', new SlowestReporter()],
  },
});
