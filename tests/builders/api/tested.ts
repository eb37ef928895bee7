import { pathToFileURL } from 'node:url';
import type * as sources from './parts.ts';

const parts: unknown =
  process.env['TEST_BUILT'] === 'on'
    ? await import(pathToFileURL('dist/tested/parts.js').href)
    : await import('./parts.ts');

/** From the sources, or with `TEST_BUILT=on` from the build, which can break a library. */
export const { composeApp, drizzle, pg } = parts as typeof sources;
