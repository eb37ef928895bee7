import { and, asc, eq, exists, gt, inArray, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { daysToAnswer } from '#values/website.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, websites } from '../../kernel/db/schema/all.ts';
import type { NamedWebsite, WebsiteRow } from './websites.repository.ts';

const dayMs = 86_400_000;
const holder = alias(websites, 'holder');

/** The first half of the advisory locks for domains. */
const domainsLock = 7_201_023;

/** Keeps others from taking or giving up these domains until the transaction ends. */
export async function lockDomains(tx: Tx, domains: readonly string[]): Promise<void> {
  // In one order, so that two never wait for each other in a circle.
  for (const domain of [...new Set(domains)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${domainsLock}::int, hashtext(${domain}))`);
}

/** Requests that began before this moment have expired. */
export const askedSince = (now: Date) => new Date(now.getTime() - daysToAnswer * dayMs);

/** Websites that wait for one of these domains, oldest first. */
export async function listWaiting(executor: Executor, domains: readonly string[], now: Date): Promise<NamedWebsite[]> {
  const rows = await executor
    .select({ website: websites, accountName: accounts.name })
    .from(websites)
    .innerJoin(accounts, eq(accounts.id, websites.accountId))
    .where(
      and(
        eq(websites.status, 'waiting'),
        gt(websites.createdAt, askedSince(now)),
        inArray(websites.domain, [...domains, '']),
      ),
    )
    .orderBy(asc(websites.createdAt), websites.id);
  return rows.map(({ website, accountName }) => ({ ...website, accountName }));
}

/** Ends the waiting of a website. False if somebody else did meanwhile. */
export async function endWaiting(
  executor: Executor,
  { accountId, id }: Pick<WebsiteRow, 'accountId' | 'id'>,
  status: 'active' | 'refused',
): Promise<boolean> {
  const { rowCount } = await executor
    .update(websites)
    .set({ status })
    .where(and(eq(websites.accountId, accountId), eq(websites.id, id), eq(websites.status, 'waiting')));
  return rowCount === 1;
}

/** The website that has waited longest for a domain, unless another one is active there; undefined if none waits. */
export async function findNextWaiting(executor: Executor, domain: string, now: Date): Promise<WebsiteRow | undefined> {
  const isHeld = exists(
    executor
      .select({ id: holder.id })
      .from(holder)
      .where(
        and(
          eq(holder.status, 'active'),
          or(eq(holder.domain, websites.domain), sql`${websites.domain} = any(${holder.aliases})`),
        ),
      ),
  );
  const [row] = await executor
    .select()
    .from(websites)
    .where(
      and(
        eq(websites.domain, domain),
        eq(websites.status, 'waiting'),
        gt(websites.createdAt, askedSince(now)),
        not(isHeld),
      ),
    )
    .orderBy(asc(websites.createdAt), websites.id)
    .limit(1);
  return row;
}
