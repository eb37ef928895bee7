import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { campaignCounts } from '../../kernel/db/schema/campaigns.ts';
import type { CampaignTally } from './campaignTally.ts';
import type { CampaignKey } from './campaign.conditions.ts';

export type CampaignCountsRow = typeof campaignCounts.$inferSelect;

/**
 * Adds to the counts of campaigns; they stay locked until the transaction ends. The last that a transaction locks: whoever
 * waits for them holds nothing that their owner still needs.
 */
export async function addCounts(
  tx: Tx,
  added: readonly (CampaignKey & { tally: CampaignTally; currency: string | null })[],
): Promise<void> {
  const ordered = added.toSorted(
    (one, other) => one.accountId - other.accountId || (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
  for (const { accountId, id: campaignId, tally, currency } of ordered) {
    if (Object.values(tally).every((count) => count === 0)) continue;
    const { open, processed, sent, delivered, bounced, blocked, unknown, charges } = campaignCounts;
    await tx
      .insert(campaignCounts)
      .values({ accountId, campaignId, ...tally, currency })
      .onConflictDoUpdate({
        target: [campaignCounts.accountId, campaignCounts.campaignId],
        set: {
          open: sql`${open} + excluded.open`,
          processed: sql`${processed} + excluded.processed`,
          sent: sql`${sent} + excluded.sent`,
          delivered: sql`${delivered} + excluded.delivered`,
          bounced: sql`${bounced} + excluded.bounced`,
          blocked: sql`${blocked} + excluded.blocked`,
          unknown: sql`${unknown} + excluded.unknown`,
          charges: sql`${charges} + excluded.charges`,
        },
      });
  }
}

/** The counts of these campaigns; one without messages has none. */
export async function readCounts(executor: Executor, keys: readonly CampaignKey[]): Promise<CampaignCountsRow[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const accounts = [...new Set(keys.map(({ accountId }) => accountId))];
  return executor
    .select()
    .from(campaignCounts)
    .where(and(inArray(campaignCounts.accountId, accounts), inArray(campaignCounts.campaignId, ids)));
}

export async function deleteCounts(tx: Tx, { accountId, id }: CampaignKey): Promise<void> {
  await tx
    .delete(campaignCounts)
    .where(and(eq(campaignCounts.accountId, accountId), eq(campaignCounts.campaignId, id)));
}
