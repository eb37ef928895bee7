import { and, asc, count, eq, ilike, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ExclusionReason, MessageState } from '#values/sms/messageWords.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { MessageEncoding } from '#values/sms/messageSegments.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { campaignCounts, campaignExclusions } from '../../kernel/db/schema/campaigns.ts';
import { messageEvents, messages } from '../../kernel/db/schema/messages.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import type { CampaignRow } from '../messages/campaignState.ts';
import type { CampaignKey } from '../messages/campaign.conditions.ts';
import type { Payer } from '../../tenancy/ledger/payers.ts';

export interface NewCampaignMessage {
  id: string;
  msisdn: string;
  content: string;
  segments: number;
  encoding: MessageEncoding;
  charge: Micros;
  refundable: boolean;
  /** ISO 8601; null waits for the canary. */
  dueAt: string | null;
}

interface Sent {
  campaign: CampaignRow;
  payer: Payer;
  now: Date;
}

export async function insertCampaignMessages(
  tx: Tx,
  { campaign, payer, now }: Sent,
  all: readonly NewCampaignMessage[],
): Promise<void> {
  if (all.length === 0) return;
  const column = (name: keyof NewCampaignMessage, type: string) =>
    sql`${sql.param(all.map((one) => one[name]))}::${sql.raw(type)}[]`;
  await tx.execute(sql`
    insert into ${messages} (account_id, id, direction, kind, did, msisdn, content, segments, encoding, state, charge,
      currency, payer_id, refundable, campaign_id, user_name, stamp, due_at)
    select ${campaign.accountId}::int, one.id, 'outbound', 'campaign', ${campaign.sender}::text, one.msisdn, one.content,
      one.segments, one.encoding, 'queued', one.charge, ${payer.currency}::text, ${payer.payerId}::int, one.refundable,
      ${campaign.id}::uuid, ${campaign.createdBy}::text, ${now.toISOString()}::timestamptz, one.due_at
    from unnest(${column('id', 'uuid')}, ${column('msisdn', 'text')}, ${column('content', 'text')},
      ${column('segments', 'int')}, ${column('encoding', 'text')}, ${column('charge', 'bigint')},
      ${column('refundable', 'boolean')}, ${column('dueAt', 'timestamptz')})
      as one(id, msisdn, content, segments, encoding, charge, refundable, due_at)`);
}

export async function insertExclusions(
  tx: Tx,
  { accountId, id: campaignId }: CampaignKey,
  all: readonly { position: number; msisdn: string; reason: ExclusionReason }[],
): Promise<void> {
  if (all.length > 0) await tx.insert(campaignExclusions).values(all.map((one) => ({ accountId, campaignId, ...one })));
}

/** Takes the messages of a campaign that was scheduled back: none was ever handed over. */
export async function deleteQueued(tx: Tx, { accountId, id }: CampaignKey): Promise<void> {
  await tx
    .delete(messages)
    .where(and(eq(messages.accountId, accountId), eq(messages.campaignId, id), eq(messages.state, 'queued')));
  await tx
    .delete(campaignExclusions)
    .where(and(eq(campaignExclusions.accountId, accountId), eq(campaignExclusions.campaignId, id)));
}

/** Ends the messages of a campaign that were not handed over, as the event that says so is folded. Returns how many. */
export async function refuseQueued(tx: Tx, { accountId, id }: CampaignKey, error: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rowCount } = await tx.execute(sql`
    with ended as (
      update ${messages} set state = 'failed', error = ${error}::text, ended_at = ${at}::timestamptz, due_at = null
      where ${messages.accountId} = ${accountId} and ${messages.campaignId} = ${id} and ${messages.state} = 'queued'
      returning account_id, id)
    insert into ${messageEvents} (account_id, message_id, key, at, kind, error)
    select account_id, id, 'refused', ${at}::timestamptz, 'refused', ${error}::text from ended`);
  return rowCount ?? 0;
}

export interface CampaignCounts {
  processed: number;
  sent: number;
  delivered: number;
  bounced: number;
  blocked: number;
  unknown: number;
  charges: Micros;
  currency: string | null;
  replied: number;
  optOuts: number;
}

const replyTime = sql.raw(`interval '14 days'`);

/** What became of the messages of campaigns, by campaign. */
export async function countMessagesOf(
  executor: Executor,
  keys: readonly CampaignKey[],
): Promise<Map<string, CampaignCounts>> {
  if (keys.length === 0) return new Map();
  const ids = sql.param(keys.map(({ id }) => id));
  const { rows } = await executor.execute<{ id: string; charges: string } & Omit<CampaignCounts, 'charges'>>(sql`
    select c.id, coalesce(m.processed, 0) as processed, coalesce(m.sent, 0) as sent,
      coalesce(m.delivered, 0) as delivered, coalesce(m.bounced, 0) as bounced, coalesce(m.blocked, 0) as blocked,
      coalesce(m.unknown, 0) as unknown, coalesce(m.charges, 0) as charges, m.currency, r.replied, o."optOuts"
    from campaigns c
    left join ${campaignCounts} m on m.account_id = c.account_id and m.campaign_id = c.id
    cross join lateral (select count(distinct i.msisdn)::int as replied from messages i
      join messages s on s.account_id = c.account_id and s.msisdn = i.msisdn and s.campaign_id = c.id
        and i.stamp between s.sent_at and s.sent_at + ${replyTime}
      where i.account_id = c.account_id and i.did = c.sender and i.direction = 'inbound'
        and i.stamp >= c.started_at) r
    cross join lateral (select count(distinct e.msisdn)::int as "optOuts" from consent_entries e
      where e.account_id = c.account_id and e.campaign_id = c.id and e.change = 'opt-out') o
    where c.id = any (${ids}::uuid[])`);
  return new Map(rows.map(({ id, charges, ...counts }) => [id, { ...counts, charges: Number(charges) }]));
}

export type RecipientView = 'all' | 'replied' | 'bounced' | 'opted-out' | 'excluded';

interface RecipientPage {
  start: number;
  length: number;
  search?: string | undefined;
  status?: readonly MessageState[] | undefined;
}

const hasReplied = sql<boolean>`exists (select from messages i where i.account_id = messages.account_id
  and i.did = messages.did and i.msisdn = messages.msisdn and i.direction = 'inbound'
  and i.stamp between messages.sent_at and messages.sent_at + ${replyTime})`;

const hasOptedOut = sql<boolean>`exists (select from consent_entries e where e.account_id = messages.account_id
  and e.campaign_id = messages.campaign_id and e.msisdn = messages.msisdn and e.change = 'opt-out')`;

/** A page of those who get a campaign, with what became of each message. */
export async function pageOfRecipients(
  executor: Executor,
  { accountId, id, targets }: CampaignKey & { targets: number | null },
  show: Exclude<RecipientView, 'excluded'>,
  { start, length, search = '', status }: RecipientPage,
) {
  const views: Record<typeof show, SQL | undefined> = {
    all: undefined,
    replied: hasReplied,
    bounced: and(inArray(messages.state, ['undelivered', 'failed']), isNotNull(messages.claimedAt)),
    'opted-out': hasOptedOut,
  };
  const matches = and(
    eq(messages.accountId, accountId),
    eq(messages.campaignId, id),
    views[show],
    status && inArray(messages.state, [...status]),
    search === '' ? undefined : ilike(messages.msisdn, likeNumber(search)),
  );
  const rows = await executor
    .select({ message: messages, replied: hasReplied, optedOut: hasOptedOut })
    .from(messages)
    .where(matches)
    .orderBy(asc(messages.msisdn))
    .limit(length)
    .offset(start);
  // Everybody who gets a campaign was counted when it started.
  if (show === 'all' && !status && search === '' && targets !== null) return { rows, total: targets };
  const [counted] = await executor.select({ total: count() }).from(messages).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/** A page of those who were left out, in the order of the lists. */
export async function pageOfExcluded(executor: Executor, { accountId, id }: CampaignKey, page: RecipientPage) {
  const { search = '' } = page;
  const matches = and(
    eq(campaignExclusions.accountId, accountId),
    eq(campaignExclusions.campaignId, id),
    search === '' ? undefined : ilike(campaignExclusions.msisdn, likeNumber(search)),
  );
  const rows = await executor
    .select()
    .from(campaignExclusions)
    .where(matches)
    .orderBy(asc(campaignExclusions.position))
    .limit(page.length)
    .offset(page.start);
  const [counted] = await executor.select({ total: count() }).from(campaignExclusions).where(matches);
  return { rows, total: counted?.total ?? 0 };
}
