import { purgeSmpp } from './smpp.repository.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import type { MessageContext } from '../../../messaging/messages/messageContext.ts';
import { passOnLoneParts } from './parts.ts';
import { joinReceipts as join } from './receipts.ts';
import type { Alphabet } from './smppSettings.ts';

/** Receipts that came before the answer with their message's id. */
export const joinReceipts = defineJob({
  name: 'join-receipts',
  retry: { times: 0 },
  every: '* * * * *',
  run: (_, __, { messages }: { messages: MessageContext }) => join(messages),
});

/** Parts of texts whose other parts don't come. */
export const passOnParts = defineJob({
  name: 'pass-on-parts',
  retry: { times: 0 },
  every: '* * * * *',
  run: ({ log }, _, { messages, smppAlphabet }: { messages: MessageContext; smppAlphabet: Alphabet }) =>
    passOnLoneParts(messages, smppAlphabet, log),
});

/** Deletes what only served answers, receipts and parts that can't come any more. */
export const purgeParts = defineJob({
  name: 'purge-smpp',
  retry: { times: 2 },
  every: '21 * * * *',
  run: ({ db }) => purgeSmpp(db),
});
