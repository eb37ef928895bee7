import type { Db } from '../../kernel/db/executor.ts';
import { fallbackSource, findStaleFallbacks, markFallback } from './fallbacks.repository.ts';
import { type Fallback, fallbackOf } from './fallbackOf.ts';

/** The static files that carriers request when our webhooks fail. */
export interface FallbackFiles {
  /** Identifies the place, so that all files are written again when it changes. */
  place: string;
  write(did: string, content: string): Promise<void>;
}

/** Where the files go, and how they are written. */
export interface FallbackParts {
  files: FallbackFiles;
  render: (fallback: Fallback) => string;
}

/** Part of every stamp: increase it when the documents change, so that all files are written again. */
const edition = 2;

/** Writes the files of numbers that changed since. It compares what files depend on, so no change can be missed. */
export async function writeFallbacks(db: Db, { files, render }: FallbackParts): Promise<void> {
  for (;;) {
    const stale = await findStaleFallbacks(db, `${edition} ${files.place}`);
    for (const number of stale) {
      const source = await fallbackSource(db, number);
      await files.write(number.did, render(fallbackOf({ ...source, fallbackNumber: number.fallbackNumber })));
      await markFallback(db, number);
    }
    if (stale.length === 0) return;
  }
}
