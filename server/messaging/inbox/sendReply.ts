import type { z } from 'zod';
import type { inbox } from '#contract/messaging/inbox.contract.ts';
import { transact } from '../../kernel/db/transact.ts';
import { isOptedOut } from '../messages/optedOut.ts';
import { findConversationOf } from '../messages/findConversationOf.ts';
import { reservedBy, lockCredit } from '../../tenancy/ledger/payersCredit.ts';
import { AppError } from '../../kernel/appError.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { priceOf, queueMessage } from '../messages/queueMessage.ts';
import { findSender, placeOf, refusalOf } from '../messages/senders.ts';
import { toMessage } from './toMessage.ts';

/**
 * Queues a person’s text to one person. What can be known of why it can’t go out is said at once; the rest is checked
 * again when it does.
 * @throws AppError ACCESS_DENIED_ACCOUNT, NO-VALID-TARGETS, SENDER-NOT-VALID, SENDER-NOT-REGISTERED, OPTED-OUT,
 * MISSING-COUNTRY-CHARGES-COUNTRY, CREDIT-TOO-LOW.
 */
export async function sendReply(
  { db, system, scope, author, now }: Actor,
  { account: accountId, sender: did, target: msisdn, message: content }: z.output<typeof inbox.sendMessage.body>,
  context: MessageContext,
) {
  await requireVisible({ db, scope }, accountId);
  const place = placeOf(msisdn);
  if (!place || place.landline) throw new AppError('NO-VALID-TARGETS');
  const sent = await transact(system, async (tx) => {
    const sender = await findSender(tx, accountId, did, context.rates);
    const refusal = refusalOf(sender, place.country, now);
    if (refusal !== null) throw new AppError(refusal, { countries: [place.country] });
    if (await isOptedOut(tx, accountId, msisdn)) throw new AppError('OPTED-OUT');
    const message = { accountId, kind: 'reply', did, msisdn, content, userName: author.email } as const;
    const price = await priceOf(tx, message);
    if (!price) throw new AppError('MISSING-COUNTRY-CHARGES-COUNTRY', { countries: [place.country] });
    const credit = await lockCredit(tx, price);
    if (credit - (await reservedBy(tx, price.payerId)) < price.charge) throw new AppError('CREDIT-TOO-LOW');
    const row = await queueMessage(tx, context, message, price);
    return { row, conversation: (await findConversationOf(tx, row)) ?? null };
  });
  const { row, conversation } = sent;
  if (conversation !== null) context.changed({ account: accountId, kind: 'conversation.changed', uuid: conversation });
  return toMessage(row, conversation, []);
}
