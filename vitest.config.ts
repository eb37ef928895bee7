import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestReporter } from './tests/slowestReporter.ts';

const pure = ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/{model,conventions}/**/*.test.{ts,tsx}'];
const api = ['tests/api/**/*.test.ts'];

/** A module is replaced only where no other file has loaded it: these have a worker each, the others share theirs. */
const replacing = globSync([...pure, ...api]).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('));
const database = { globalSetup: ['tests/database/globalSetup.ts'], setupFiles: ['tests/setup.ts'] };
const of = (patterns: string[]) => replacing.filter((path) => globSync(patterns).includes(path));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    reporters: ['default', new SlowestReporter()],
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: of(pure), isolate: false } },
      { extends: true, test: { name: 'api', include: api, exclude: of(api), isolate: false, ...database } },
      { extends: true, test: { name: 'api, modules replaced', include: of(api), ...database } },
    ],
  },
});
