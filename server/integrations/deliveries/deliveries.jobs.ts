import { defineJob } from '../../kernel/jobs/job.ts';
import { attempts } from './attempts.ts';
import { deliverOne, type Delivering } from './deliver.ts';
import { listOverdue, purgeDeliveries } from './deliveries.repository.ts';

export const deliver = defineJob({
  ...attempts,
  retry: { times: 5, firstSeconds: 5 },
  atOnce: 4,
  run: (context, key, { delivering }: { delivering: Delivering }) => deliverOne({ ...context, delivering }, key),
});

const lateMs = 5 * 60_000;
const keptMs = 30 * 86_400_000;

/** Queues attempts whose job was lost. */
export const deliverOverdue = defineJob({
  name: 'deliver-overdue',
  retry: { times: 0 },
  every: '*/5 * * * *',
  async run({ db, jobs, now }) {
    for (const key of await listOverdue(db, new Date(now().getTime() - lateMs))) await jobs.send(db, attempts, key);
  },
});

/** The log of deliveries goes back 30 days. */
export const forgetDeliveries = defineJob({
  name: 'forget-deliveries',
  retry: { times: 0 },
  every: '20 3 * * *',
  run: ({ db, now }) => purgeDeliveries(db, new Date(now().getTime() - keptMs)),
});
