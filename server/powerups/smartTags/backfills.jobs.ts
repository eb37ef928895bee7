import { defineJob } from '../../kernel/jobs/job.ts';
import { backfills } from './backfills.queue.ts';
import { walkBackfills } from './walkBackfills.ts';

/** All that are on their way, to their end. */
export const backfillTags = defineJob({
  ...backfills,
  retry: { times: 2 },
  every: '* * * * *',
  atOnce: 1,
  oneWaits: true,
  longestSeconds: 3600,
  run: (job) => walkBackfills(job),
});
