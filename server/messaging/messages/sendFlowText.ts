import type { Tx } from '../../kernel/db/executor.ts';
import type { FlowText } from '../../kernel/events/happened.ts';
import type { MessageContext } from './messageContext.ts';
import { queueAutomatic } from './queueAutomatic.ts';
import { findSender } from './senders.ts';

/**
 * Queues a text that a call flow wrote: from the number that was called, or from the installation’s sender if the number
 * can’t send texts. It is free where the account’s payer has no rate.
 */
export async function sendFlowText(tx: Tx, context: MessageContext, { accountId, did, to, text }: FlowText) {
  const own = await findSender(tx, accountId, did, context.rates);
  const sender = own ? did : (context.ownSender ?? did);
  await queueAutomatic(tx, context, { accountId, kind: 'flow', did: sender, msisdn: to, content: text });
}
