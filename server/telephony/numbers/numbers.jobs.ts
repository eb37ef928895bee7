import { defineJob } from '../../kernel/jobs/job.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { reconcileNumbers as reconcile } from './reconcileNumbers.ts';
import { settlePurchases as settle } from './settlePurchases.ts';

interface Needs {
  numbers: NumberCarrier;
}

/** Compares the carrier's numbers with ours and redirects those with earlier addresses. */
export const reconcileNumbers = defineJob({
  name: 'reconcile-numbers',
  retry: { times: 3, firstSeconds: 15 },
  every: '41 * * * *',
  oneWaits: true,
  longestSeconds: 3600,
  async run(job, _, { numbers, listening }: Needs & { listening: Promise<void> }) {
    // One that an earlier process left is there at once, and the local carrier is part of this server.
    await listening;
    await reconcile(job, numbers);
  },
});

/** Ends purchases of numbers that were interrupted. */
export const settlePurchases = defineJob({
  name: 'settle-purchases',
  retry: { times: 0 },
  every: '*/5 * * * *',
  run: (job, _, { numbers }: Needs) => settle(job, numbers),
});
