import { defineJob } from '../../kernel/jobs/job.ts';
import { type FallbackParts, writeFallbacks as write } from './writeFallbacks.ts';

/** Writes the static fallback files of numbers that changed, if another host serves them. */
export const writeFallbacks = defineJob({
  name: 'write-fallbacks',
  // The next run is the retry.
  retry: { times: 0 },
  every: '* * * * *',
  async run({ db }, _, { fallback }: { fallback: FallbackParts | null }) {
    if (fallback) await write(db, fallback);
  },
});
