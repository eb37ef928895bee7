import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { campaigns, smsQuotes } from '../../kernel/db/schema/campaigns.ts';
import type { CampaignRow } from '../messages/campaignState.ts';
import type { CampaignKey } from '../messages/campaign.conditions.ts';

export async function insertQuote(tx: Tx, quote: typeof smsQuotes.$inferInsert): Promise<void> {
  await tx.insert(smsQuotes).values(quote);
}

/** A quote of a campaign. */
export async function findQuote(executor: Executor, { accountId, id }: CampaignKey, quoteId: string) {
  const [row] = await executor
    .select()
    .from(smsQuotes)
    .where(and(eq(smsQuotes.accountId, accountId), eq(smsQuotes.id, quoteId), eq(smsQuotes.campaignId, id)));
  return row;
}

export async function markQuoteUsed(tx: Tx, { accountId }: CampaignKey, quoteId: string, usedAt: Date): Promise<void> {
  await tx
    .update(smsQuotes)
    .set({ usedAt })
    .where(and(eq(smsQuotes.accountId, accountId), eq(smsQuotes.id, quoteId)));
}

/** Notes a campaign’s valid quote. False when the campaign was changed meanwhile. */
export async function setQuote(
  tx: Tx,
  { accountId, id, version, status }: CampaignRow,
  quoteId: string,
  { total, messages: targets, concatenation, cost }: Record<'total' | 'messages' | 'concatenation' | 'cost', number>,
): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set({ status: 'quoted', quoteId, inList: total, targets, concatenation, cost })
    .where(
      and(
        eq(campaigns.accountId, accountId),
        eq(campaigns.id, id),
        eq(campaigns.version, version),
        eq(campaigns.status, status),
      ),
    )
    .returning({ id: campaigns.id });
  return rows.length === 1;
}
