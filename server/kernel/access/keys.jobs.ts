import { purgeKeys } from './idempotencyKeys.repository.ts';
import { defineJob } from '../jobs/job.ts';

/** Deletes the answers to requests that nobody repeats any more. */
export const purgeAnswers = defineJob({
  name: 'purge-idempotent-answers',
  retry: { times: 2 },
  every: '19 * * * *',
  run: ({ db }) => purgeKeys(db),
});
