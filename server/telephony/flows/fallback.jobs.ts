import { defineJob } from '../../kernel/jobs/job.ts';
import { type FallbackContext, writeFallbacks as write } from './writeFallbacks.ts';

/** Writes the static fallback files of numbers that changed, if another host serves them. */
export const writeFallbacks = defineJob({
  name: 'write-fallbacks',
  // The next run is the retry.
  retry: { times: 0 },
  every: '* * * * *',
  async run({ db }, _, { fallback }: { fallback: Omit<FallbackContext, 'db'> | null }) {
    if (fallback) await write({ db, ...fallback });
  },
});
