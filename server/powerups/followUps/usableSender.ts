import type { Executor } from '../../kernel/db/executor.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { findSender, placeOf, refusalOf } from '../../messaging/messages/senders.ts';

interface Recipient extends Pick<MessageContext, 'rates'> {
  accountId: number;
  msisdn: string;
  now: Date;
}

/** The first of some numbers from which an account can text somebody. */
export async function usableSender(
  executor: Executor,
  dids: readonly (string | null)[],
  { accountId, msisdn, rates, now }: Recipient,
): Promise<string | undefined> {
  const country = placeOf(msisdn)?.country;
  for (const did of dids) {
    if (did === null) continue;
    if (refusalOf(await findSender(executor, accountId, did, rates), country, now) === null) return did;
  }
  return undefined;
}
