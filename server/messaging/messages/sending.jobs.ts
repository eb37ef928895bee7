import { defineJob } from '../../kernel/jobs/job.ts';
import type { MessageCarrier } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { sendDue } from './sendDue.ts';
import { sendings } from './sendings.ts';
import { settleMessages as settle } from './settleMessages.ts';

/** What texts go out with. */
interface Needs {
  messages: MessageContext;
  texts: MessageCarrier;
}

/** Everything that is due. */
export const sendMessages = defineJob({
  ...sendings,
  retry: { times: 2 },
  every: '* * * * *',
  atOnce: 1,
  oneWaits: true,
  longestSeconds: 300,
  async run({ db, jobs, stopping }, _, { messages, texts }: Needs) {
    const isMore = await sendDue({ context: messages, carrier: texts, signal: stopping });
    if (isMore) await jobs.send(db, sendings, {});
  },
});

/** Asks the carrier about messages that had no answer. */
export const settleMessages = defineJob({
  name: 'settle-messages',
  retry: { times: 0 },
  every: '* * * * *',
  run: (_, __, { messages, texts }: Needs) => settle(messages, texts),
});
