import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { CampaignStatus, PauseReason } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import { isCampaign, type CampaignKey } from './campaign.conditions.ts';

/** False when the campaign is not being sent. */
export async function pauseIfSending(tx: Tx, key: CampaignKey, pauseReason: PauseReason): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set({ status: 'paused', pauseReason })
    .where(and(isCampaign(key), eq(campaigns.status, 'sending')))
    .returning({ id: campaigns.id });
  return rows.length === 1;
}

const ofCampaign = ({ accountId, id }: CampaignKey) =>
  and(eq(messages.accountId, accountId), eq(messages.campaignId, id), eq(messages.state, 'queued'));

/** Takes a campaign’s messages that were not handed over off the queue. */
export async function holdMessages(tx: Tx, key: CampaignKey): Promise<void> {
  await tx
    .update(messages)
    .set({ dueAt: null })
    .where(and(ofCampaign(key), isNotNull(messages.dueAt)));
}

/** Puts them back, to go out from a time on. */
export async function releaseMessages(tx: Tx, key: CampaignKey, dueAt: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ dueAt: sql`greatest(${dueAt}, ${messages.dueAt})` })
    .where(ofCampaign(key));
}

/** Campaigns to be moved on: being sent, or scheduled for a time that has come. Others that a worker has are left out. */
export async function lockRunning(tx: Tx, now: Date) {
  return tx
    .select()
    .from(campaigns)
    .where(or(eq(campaigns.status, 'sending'), and(eq(campaigns.status, 'scheduled'), lte(campaigns.startAt, now))))
    .orderBy(campaigns.accountId, campaigns.id)
    .for('update', { skipLocked: true });
}

/** How long a message of a canary may be without its final state. */
const longestSettling = "interval '10 minutes'";

/** What became of the messages that were due first. */
export async function countCanary(tx: Tx, { accountId, id }: CampaignKey, now: Date) {
  const { rows } = await tx.execute<Record<'due' | 'open' | 'failed' | 'optedOut', number>>(sql`
    select count(*)::int as due,
      (count(*) filter (where state = 'queued' or (state in ('sending', 'sent')
        and claimed_at > ${now.toISOString()}::timestamptz - ${sql.raw(longestSettling)})))::int as open,
      (count(*) filter (where state in ('undelivered', 'failed')))::int as failed,
      (count(*) filter (where exists (select from consent_entries e where e.account_id = messages.account_id
        and e.campaign_id = messages.campaign_id and e.msisdn = messages.msisdn and e.change = 'opt-out')))::int
        as "optedOut"
    from messages where account_id = ${accountId} and campaign_id = ${id}
      and (due_at is not null or state <> 'queued')`);
  return rows[0] ?? { due: 0, open: 0, failed: 0, optedOut: 0 };
}

export type CampaignRow = typeof campaigns.$inferSelect;

/** A campaign, locked until the transaction ends. */
export async function lockCampaign(tx: Tx, key: CampaignKey): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(key)).for('update');
  return row;
}

/** Moves a campaign on, from one of these statuses. False when it is in none of them. */
export async function moveCampaign(
  tx: Tx,
  key: CampaignKey,
  from: readonly CampaignStatus[],
  change: Partial<CampaignRow>,
): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set(change)
    .where(and(isCampaign(key), inArray(campaigns.status, [...from])))
    .returning({ id: campaigns.id });
  return rows.length === 1;
}
