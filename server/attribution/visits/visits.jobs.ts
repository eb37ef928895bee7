import { defineJob } from '../../kernel/jobs/job.ts';
import { deleteOldVisits } from './deleteOldVisits.ts';
import { learnCallDelays as learn } from './learnCallDelays.ts';

export const deleteVisits = defineJob({
  name: 'delete-old-visits',
  retry: { times: 0 },
  every: '41 * * * *',
  longestSeconds: 3600,
  run: ({ db, now }) => deleteOldVisits(db, now()),
});

/** At night, when nobody waits for the database. */
export const learnCallDelays = defineJob({
  name: 'learn-call-delays',
  retry: { times: 1 },
  every: '17 3 * * *',
  longestSeconds: 3600,
  run: ({ db, now }) => learn(db, now()),
});
