import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { madeOf } from '../../vite.tested.config.ts';

const stamp = 'dist/tested/made-of';

/** Bundles the server for the tests that start its bundle, unless the bundle that is there is made of the present sources. */
export async function buildTestedIfChanged(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf()) return;
  const { NODE_ENV: _, ...env } = process.env;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.tested.config.ts', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, vite, { env });
}

/** For Vitest, before tests that start the bundle in their own process. */
export const setup = buildTestedIfChanged;
