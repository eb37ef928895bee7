import { defineJob } from '../../kernel/jobs/job.ts';
import { publishDue as publish, type PublishingDue } from './publishDue.ts';

/** Publishes the flows whose moment has come. */
export const publishDue = defineJob({
  name: 'publish-due',
  retry: { times: 0 },
  every: '* * * * *',
  atOnce: 2,
  run: ({ db, jobs, now }, _, { config }: Pick<PublishingDue, 'config'>) => publish({ db, jobs, config }, now()),
});
