import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PauseReason } from '#values/sms/messageWords.ts';
import type { Tx } from '../../db/executor.ts';
import { campaigns } from '../../db/schema/campaigns.ts';
import { messages } from '../../db/schema/messages.ts';

export interface CampaignKey {
  accountId: number;
  id: string;
}

const isCampaign = ({ accountId, id }: CampaignKey) => and(eq(campaigns.accountId, accountId), eq(campaigns.id, id));

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
