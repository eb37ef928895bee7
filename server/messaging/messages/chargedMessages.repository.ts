import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { messages } from '../../kernel/db/schema/messages.ts';

export type ChargedRow = Pick<
  typeof messages.$inferSelect,
  'accountId' | 'id' | 'charge' | 'currency' | 'payerId' | 'campaignId'
>;

/** Marks those messages as refunded that were charged and are not refunded yet, and returns them. */
export async function markRefunded(tx: Tx, accountId: number, ids: readonly string[]): Promise<ChargedRow[]> {
  const { id, charge, currency, payerId, campaignId } = messages;
  return tx
    .update(messages)
    .set({ refunded: true })
    .where(
      and(
        eq(messages.accountId, accountId),
        inArray(messages.id, [...ids]),
        isNotNull(messages.claimedAt),
        eq(messages.refunded, false),
      ),
    )
    .returning({ accountId: messages.accountId, id, charge, currency, payerId, campaignId });
}
