import type { Emit } from '../../kernel/events/happened.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import type { Gateway } from './accountWorld.ts';
import { publishDue as publish } from './publishDue.ts';

/** Publishes the flows whose moment has come. */
export const publishDue = defineJob({
  name: 'publish-due',
  retry: { times: 0 },
  every: '* * * * *',
  atOnce: 2,
  run: (job, _, { config, emit }: { config: Gateway; emit: Emit }) => publish({ ...job, emit }, config, job.now()),
});
