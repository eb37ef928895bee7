import { and, asc, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, websites } from '../../kernel/db/schema/all.ts';

export type WebsiteRow = typeof websites.$inferSelect;
export type NamedWebsite = WebsiteRow & { accountName: string };

export async function listWebsiteRows(executor: Executor, scope: Scope): Promise<NamedWebsite[]> {
  const rows = await named(executor)
    .where(isWithin(scope, websites.accountId))
    .orderBy(asc(websites.domain), websites.id);
  return rows.map(({ website, accountName }) => ({ ...website, accountName }));
}

/** The websites of other accounts that are shared with one of the scope. */
export async function listSharedRows(executor: Executor, scope: Scope): Promise<NamedWebsite[]> {
  const isShared = sql`${websites.shares} && ${sql.param([...scope.accounts])}::int[]`;
  const rows = await named(executor).where(and(isShared, not(isWithin(scope, websites.accountId))));
  return rows.map(({ website, accountName }) => ({ ...website, accountName }));
}

/** The websites of an account and those that are shared with it, which nobody else changes until the transaction ends. */
export function lockWebsitesOf(tx: Tx, accountId: number): Promise<WebsiteRow[]> {
  return tx
    .select()
    .from(websites)
    .where(or(eq(websites.accountId, accountId), sql`${accountId}::int = any(${websites.shares})`))
    .orderBy(websites.id)
    .for('update');
}

export async function findWebsiteRow(
  executor: Executor,
  scope: Scope,
  code: string,
): Promise<NamedWebsite | undefined> {
  const [row] = await named(executor).where(and(isWithin(scope, websites.accountId), eq(websites.code, code)));
  return row && { ...row.website, accountName: row.accountName };
}

function named(executor: Executor) {
  return executor
    .select({ website: websites, accountName: accounts.name })
    .from(websites)
    .innerJoin(accounts, eq(accounts.id, websites.accountId));
}

/** The website with this code, whatever its account: the snippet’s requests have no other name for it. */
export async function findByCode(executor: Executor, code: string): Promise<WebsiteRow | undefined> {
  const [row] = await executor.select().from(websites).where(eq(websites.code, code));
  return row;
}

/** Other websites that have one of these hosts as domain or alias, of any account. */
export function findHolders(executor: Executor, hosts: readonly string[], exceptId: string) {
  const list = sql.param([...hosts]);
  return executor
    .select({ accountId: websites.accountId, id: websites.id, domain: websites.domain, status: websites.status })
    .from(websites)
    .where(
      and(
        or(inArray(websites.domain, [...hosts]), sql`${websites.aliases} && ${list}::text[]`),
        ne(websites.id, exceptId),
      ),
    );
}

/** Undefined when the account has the domain already. */
export async function insertWebsite(
  executor: Executor,
  website: typeof websites.$inferInsert,
): Promise<WebsiteRow | undefined> {
  const [row] = await executor.insert(websites).values(website).onConflictDoNothing().returning();
  return row;
}

type Changes = Pick<
  WebsiteRow,
  'shares' | 'aliases' | 'numbers' | 'rules' | 'origins' | 'windowDays' | 'retentionDays'
>;

/** Undefined if the website has another version by now. */
export async function updateWebsite(
  executor: Executor,
  { accountId, id, version }: Pick<WebsiteRow, 'accountId' | 'id' | 'version'>,
  changes: Partial<Changes>,
): Promise<WebsiteRow | undefined> {
  const [row] = await executor
    .update(websites)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(websites.accountId, accountId), eq(websites.id, id), eq(websites.version, version)))
    .returning();
  return row;
}

export async function removeWebsite(executor: Executor, { accountId, id }: Pick<WebsiteRow, 'accountId' | 'id'>) {
  await executor.delete(websites).where(and(eq(websites.accountId, accountId), eq(websites.id, id)));
}

/** Keeps, at most once a minute, when the snippet asked. */
export async function markSeen(
  executor: Executor,
  { accountId, id, seenAt }: Pick<WebsiteRow, 'accountId' | 'id' | 'seenAt'>,
  now: Date,
): Promise<void> {
  if (seenAt && now.getTime() - seenAt.getTime() < 60_000) return;
  await executor
    .update(websites)
    .set({ seenAt: now })
    .where(and(eq(websites.accountId, accountId), eq(websites.id, id)));
}
