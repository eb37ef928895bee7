import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { CampaignOrder } from '#contract/messaging/campaigns.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { CampaignStatus } from '#values/sms/messageWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';
import { likeText } from '../../kernel/likeText.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import { type CampaignRow } from '../messages/campaignState.ts';
import { isCampaign, type CampaignKey } from '../messages/campaign.conditions.ts';

export type NamedCampaign = CampaignRow & { accountName: string };

export async function insertCampaign(tx: Tx, campaign: typeof campaigns.$inferInsert): Promise<void> {
  await tx.insert(campaigns).values(campaign);
}

export async function findCampaign(executor: Executor, scope: Scope, id: string): Promise<NamedCampaign | undefined> {
  const [row] = await executor
    .select({ campaign: campaigns, accountName: accounts.name })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.accountId))
    .where(and(isWithin(scope, campaigns.accountId), eq(campaigns.id, id)));
  return row && { ...row.campaign, accountName: row.accountName };
}

interface CampaignPage {
  start: number;
  length: number;
  orderBy: CampaignOrder;
  order: 'asc' | 'desc';
  search?: string | undefined;
  status?: readonly CampaignStatus[] | undefined;
}

const sortColumns = {
  createdAt: campaigns.createdAt,
  name: sql`lower(${campaigns.name})`,
  status: campaigns.status,
  scheduled: campaigns.startAt,
  sender: campaigns.sender,
};

/** A page of campaigns, and how many match. */
export async function pageOfCampaigns(executor: Executor, scope: Scope, page: CampaignPage) {
  const { search = '', status, order } = page;
  const text = likeText(search);
  const matches = and(
    isWithin(scope, campaigns.accountId),
    status && inArray(campaigns.status, [...status]),
    search === ''
      ? undefined
      : or(ilike(campaigns.name, text), ilike(campaigns.sender, likeNumber(search)), ilike(campaigns.code, text)),
  );
  const column = sortColumns[page.orderBy];
  const rows = await executor
    .select({ campaign: campaigns, accountName: accounts.name })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.accountId))
    .where(matches)
    .orderBy(sql`${order === 'asc' ? asc(column) : desc(column)} nulls last`, campaigns.id)
    .limit(page.length)
    .offset(page.start);
  const counted = async (where: typeof matches) => {
    const some = executor
      .select({ one: sql`1`.as('one') })
      .from(campaigns)
      .where(where)
      .limit(countCap)
      .as('some');
    const [row] = await executor.select({ total: count() }).from(some);
    return row?.total ?? 0;
  };
  return {
    rows: rows.map(({ campaign, accountName }): NamedCampaign => ({ ...campaign, accountName })),
    filtered: await counted(matches),
    total: await counted(isWithin(scope, campaigns.accountId)),
  };
}

/** Replaces what a campaign says. False when it has another version, or is past that. */
export async function updateDraft(
  tx: Tx,
  { version, ...key }: CampaignKey & { version: number },
  change: Partial<CampaignRow>,
  from: readonly CampaignStatus[],
): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set({ ...change, status: 'saved', quoteId: null, version: version + 1 })
    .where(and(isCampaign(key), eq(campaigns.version, version), inArray(campaigns.status, [...from])))
    .returning({ id: campaigns.id });
  return rows.length === 1;
}

export async function deleteCampaign(tx: Tx, key: CampaignKey): Promise<void> {
  await tx.delete(campaigns).where(isCampaign(key));
}
