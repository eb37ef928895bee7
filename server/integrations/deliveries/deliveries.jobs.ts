import type { Emit } from '../../kernel/events/happened.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import { dispatch } from './dispatch.ts';
import type { Delivering } from './deliver.ts';
import { deliverDue as makeDue } from './deliverDue.ts';
import { purgeDeliveries } from './deliveries.repository.ts';
import { keptMs } from './keptLog.rules.ts';
import { watchFailing as watch } from './watchFailing.ts';

interface Needs {
  delivering: Delivering;
  emit: Emit;
}

/** Delivers all the time, one run after the other. */
export const deliverDue = defineJob({
  ...dispatch,
  retry: { times: 3, firstSeconds: 1 },
  every: '* * * * *',
  atOnce: 1,
  oneWaits: true,
  longestSeconds: 120,
  async run({ db, jobs, now, log, stopping }, _, { delivering, emit }: Needs) {
    await makeDue({ db, jobs, now, log, delivering, emit, stopping });
    await jobs.send(db, dispatch, {});
  },
});

/** Tells accounts of integrations that only fail, and pauses those that do so for days. */
export const watchFailing = defineJob({
  name: 'watch-failing-integrations',
  retry: { times: 2, firstSeconds: 30 },
  every: '*/10 * * * *',
  run: ({ db, jobs, now }, _, { emit }: { emit: Emit }) => watch({ db, jobs, emit }, now()),
});

/** The log of deliveries goes back 30 days. */
export const forgetDeliveries = defineJob({
  name: 'forget-deliveries',
  retry: { times: 0 },
  every: '20 3 * * *',
  run: ({ db, now }) => purgeDeliveries(db, new Date(now().getTime() - keptMs)),
});
