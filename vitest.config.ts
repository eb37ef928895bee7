import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestReporter } from './tests/slowestReporter.ts';

const pure = ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/{model,conventions}/**/*.test.{ts,tsx}'];
const api = ['tests/api/**/*.test.ts'];
/** They start the server’s bundle, which can break a library (decision 172). With `TEST_BUILT=off` they start the sources. */
const built = process.env['TEST_BUILT'] === 'off' ? [] : ['tests/api/{carriers,messaging,integrations}/**/*.test.ts'];

/**
 * Files that replace modules or globals, and those that read what all schemas are registered in, have a worker each; the
 * others share their modules.
 */
const alone = /\bvi\.(mock|stubGlobal|resetModules)\(|\bopenApi\(/;
const isolated = globSync([...pure, ...api]).filter((path) => alone.test(readFileSync(path, 'utf8')));
const database = { globalSetup: ['tests/database/globalSetup.ts'], setupFiles: ['tests/setup.ts'] };
const of = (patterns: string[]) => isolated.filter((path) => globSync(patterns).includes(path));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    testTimeout: 180_000,
    // By itself, Vitest leaves one processor idle. With half as many workers again, nothing was quicker.
    maxWorkers: '100%',
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    unstubGlobals: true,
    reporters: ['default', new SlowestReporter()],
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: of(pure), isolate: false } },
      { extends: true, test: { name: 'pure, isolated', include: of(pure) } },
      {
        extends: true,
        test: { name: 'api', include: api, exclude: [...of(api), ...built], isolate: false, ...database },
      },
      {
        extends: true,
        test: {
          name: 'api, built',
          include: built,
          isolate: false,
          env: { TEST_BUILT: 'on' },
          globalSetup: [...database.globalSetup, 'tests/server/testedBuild.ts'],
          setupFiles: database.setupFiles,
        },
      },
      { extends: true, test: { name: 'api, isolated', include: of(api), ...database } },
    ],
  },
});
