import { purgeResponses } from './callResponses.repository.ts';
import { purgeEarlyStatuses } from './earlyStatuses.repository.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import type { CallCarrier } from './callCarrier.ts';
import type { CallContext } from './callContext.ts';
import { closeSilentCalls as close } from './closeSilentCalls.ts';
import { reconcileCalls as reconcile } from './reconcileCalls.ts';

/** Asks the carrier about calls that have been silent for minutes. */
export const reconcileCalls = defineJob({
  name: 'reconcile-calls',
  retry: { times: 0 },
  every: '* * * * *',
  run: ({ now }, _, { calls, callCarrier }: { calls: CallContext; callCarrier: CallCarrier }) =>
    reconcile(calls, callCarrier, now()),
});

export const closeSilentCalls = defineJob({
  name: 'close-silent-calls',
  retry: { times: 2 },
  every: '*/15 * * * *',
  run: ({ now }, _, { calls }: { calls: CallContext }) => close(calls, now()),
});

/** Deletes what only served webhooks that are repeated or come too early, once none of them can come any more. */
export const purgeReplies = defineJob({
  name: 'purge-webhook-replies',
  retry: { times: 2 },
  every: '17 * * * *',
  async run({ db }) {
    await purgeResponses(db);
    await purgeEarlyStatuses(db);
  },
});
