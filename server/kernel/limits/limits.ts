import type { IntegrationType } from '#values/integrationWords.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type LimitName, limitNames, usualLimit } from '#values/accountLimits.ts';
import type { Executor, Tx } from '../db/executor.ts';
import {
  accounts,
  alertRules,
  apiKeys,
  audioFiles,
  branches,
  exporters,
  flowReviews,
  flows,
} from '../db/schema/all.ts';
import { accountLimits, cannedReplies, locations, numberPurchases, numbers } from '../db/schema/all.ts';
import { followUps, integrations, outbox, scheduledReports, smartTags, smsLists, websites } from '../db/schema/all.ts';

/** The kinds of mails whose recipients somebody of the account chose; all others go to users. */
export const toChosenAddresses: ReadonlySet<string> = new Set([
  'report',
  'textReceived',
  'voicemail',
  'callAlert',
  'alerts',
]);

/** The first half of the advisory locks for an account's limits; the second is the account. */
const limitsLock = 7_201_021;
const mailsLock = 7_201_022;

/** One counts at a time, so that two who ask at once don't both get the last place. */
export async function lockLimits(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}::int, ${accountId}::int)`);
}

/** The same for mails, which are queued while calls end. */
export async function lockMails(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${mailsLock}::int, ${accountId}::int)`);
}

export async function limitOf(executor: Executor, accountId: number, name: LimitName): Promise<number> {
  const [row] = await executor
    .select({ plan: accounts.plan, most: accountLimits.most })
    .from(accounts)
    .leftJoin(accountLimits, and(eq(accountLimits.accountId, accounts.id), eq(accountLimits.name, name)))
    .where(eq(accounts.id, accountId));
  return row?.most ?? usualLimit(row?.plan ?? null, name);
}

export interface AccountLimit {
  name: LimitName;
  most: number;
  /** What its plan has. */
  usual: number;
  /** Null where each user or thing has a limit of its own. */
  used: number | null;
}

export async function listLimits(executor: Executor, accountId: number): Promise<AccountLimit[]> {
  const rows = await executor.select().from(accountLimits).where(eq(accountLimits.accountId, accountId));
  const [account] = await executor.select({ plan: accounts.plan }).from(accounts).where(eq(accounts.id, accountId));
  const set = new Map(rows.map(({ name, most }) => [name, most]));
  const limits: AccountLimit[] = [];
  for (const name of limitNames) {
    const plans = usualLimit(account?.plan ?? null, name);
    const used = countable(name) ? await counts[name](executor, accountId) : null;
    limits.push({ name, most: set.get(name) ?? plans, usual: plans, used });
  }
  return limits;
}

/** Null returns to what the plan has. */
export async function setLimit(tx: Tx, accountId: number, name: LimitName, most: number | null): Promise<void> {
  await tx.delete(accountLimits).where(and(eq(accountLimits.accountId, accountId), eq(accountLimits.name, name)));
  if (most !== null) await tx.insert(accountLimits).values({ accountId, name, most });
}

type Countable = Exclude<LimitName, 'flowBytes' | 'views' | 'streams'>;

export const countable = (name: LimitName): name is Countable => Object.hasOwn(counts, name);

export const usedOf = (tx: Tx, accountId: number, name: Countable): Promise<number> => counts[name](tx, accountId);

const countIntegrations = (type: IntegrationType) => (executor: Executor, accountId: number) =>
  executor.$count(integrations, and(eq(integrations.accountId, accountId), eq(integrations.type, type)));

const counts: Record<Countable, (executor: Executor, accountId: number) => Promise<number>> = {
  /** Those being bought too, in one statement, since a purchase becomes a number at any time. */
  async numbers(executor, accountId) {
    const { rows } = await executor.execute<{ used: number }>(sql`select
      (select count(*) from ${numbers} where account_id = ${accountId} and status = 'active')::int +
      (select count(*) from ${numberPurchases} where account_id = ${accountId})::int as used`);
    return rows[0]?.used ?? 0;
  },
  keys: (executor, accountId) =>
    executor.$count(
      apiKeys,
      and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`)),
    ),
  exporters: (executor, accountId) => executor.$count(exporters, eq(exporters.accountId, accountId)),
  flows: (executor, accountId) => executor.$count(flows, eq(flows.accountId, accountId)),
  reviews: (executor, accountId) =>
    executor.$count(
      flowReviews,
      and(eq(flowReviews.accountId, accountId), isNull(flowReviews.endedAt), gt(flowReviews.expiresAt, sql`now()`)),
    ),
  reports: (executor, accountId) => executor.$count(scheduledReports, eq(scheduledReports.accountId, accountId)),
  lists: (executor, accountId) => executor.$count(smsLists, eq(smsLists.accountId, accountId)),
  async listRows(executor, accountId) {
    const [row] = await executor
      .select({ rows: sql<number>`coalesce(sum(${smsLists.total}), 0)::int` })
      .from(smsLists)
      .where(eq(smsLists.accountId, accountId));
    return row?.rows ?? 0;
  },
  audioFiles: (executor, accountId) => executor.$count(audioFiles, eq(audioFiles.accountId, accountId)),
  locations: (executor, accountId) => executor.$count(locations, eq(locations.accountId, accountId)),
  branches: (executor, accountId) => executor.$count(branches, eq(branches.accountId, accountId)),
  cannedReplies: (executor, accountId) => executor.$count(cannedReplies, eq(cannedReplies.accountId, accountId)),
  websites: (executor, accountId) => executor.$count(websites, eq(websites.accountId, accountId)),
  webhooks: countIntegrations('webhook'),
  measurements: countIntegrations('ga4'),
  hooks: countIntegrations('hook'),
  alertRules: (executor, accountId) => executor.$count(alertRules, eq(alertRules.accountId, accountId)),
  smartTags: (executor, accountId) =>
    executor.$count(smartTags, and(eq(smartTags.accountId, accountId), isNull(smartTags.until))),
  followUps: (executor, accountId) => executor.$count(followUps, eq(followUps.accountId, accountId)),
  /** Within a day. */
  mails: (executor, accountId) =>
    executor.$count(
      outbox,
      and(
        eq(outbox.accountId, accountId),
        inArray(outbox.kind, [...toChosenAddresses]),
        gt(outbox.createdAt, sql`now() - interval '1 day'`),
      ),
    ),
};
