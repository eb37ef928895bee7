import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import type { ConsentSource } from '#values/sms/messageWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { consentEntries, optOuts } from '../../kernel/db/schema/messages.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import { countsFor } from './optOut.conditions.ts';
import type { OptedOut } from './optedOut.ts';

export type ConsentRow = typeof consentEntries.$inferSelect;
export type NewConsent = Omit<typeof consentEntries.$inferInsert, 'id'>;

/** Appends what is no opt-out to the ledger; an opt-in takes effect with it. */
export async function addConsent(tx: Tx, entry: NewConsent): Promise<void> {
  await tx.insert(consentEntries).values({ ...entry, id: randomUUID() });
  if (entry.change === 'opt-in') await tx.delete(optOuts).where(isOf(entry.accountId, entry.msisdn));
}

/**
 * Opts people out; numbers of one account, each once. An opt-out of the account alone is widened to all below, never narrowed.
 * Returns the entries that took effect.
 */
export async function addOptOuts(tx: Tx, entries: readonly NewConsent[]): Promise<ConsentRow['id'][]> {
  const all = entries.map((entry) => ({ ...entry, below: entry.below ?? false, id: randomUUID() }));
  if (all.length === 0) return [];
  await tx.insert(consentEntries).values(all);
  const effects = all.map(({ id: entryId, accountId, msisdn, below, stamp }) => ({
    accountId,
    msisdn,
    entryId,
    below,
    stamp,
  }));
  const effective = await tx
    .insert(optOuts)
    .values(effects)
    .onConflictDoUpdate({
      target: [optOuts.accountId, optOuts.msisdn],
      set: { entryId: sql`excluded.entry_id`, below: sql`excluded.below`, stamp: sql`excluded.stamp` },
      setWhere: sql`excluded.below and not ${optOuts.below}`,
    })
    .returning({ id: optOuts.entryId });
  return effective.map(({ id }) => id);
}

export async function readOptOut(executor: Executor, accountId: number, msisdn: string): Promise<OptedOut> {
  const rows = await executor
    .select({ of: optOuts.accountId, below: optOuts.below })
    .from(optOuts)
    .where(and(eq(optOuts.msisdn, msisdn), countsFor(accountId)));
  const own = rows.find(({ of }) => of === accountId);
  return { own: own !== undefined, below: own?.below ?? false, above: rows.some(({ of }) => of !== accountId) };
}

/** Which of these numbers opted out of an account itself; with `below`, of all below it too. */
export async function ownOptOuts(
  executor: Executor,
  accountId: number,
  { numbers, below }: { numbers: readonly string[]; below: boolean },
) {
  const isWide = below ? eq(optOuts.below, true) : undefined;
  const rows = await executor
    .select({ msisdn: optOuts.msisdn })
    .from(optOuts)
    .where(and(eq(optOuts.accountId, accountId), inArray(optOuts.msisdn, [...numbers]), isWide));
  return new Set(rows.map(({ msisdn }) => msisdn));
}

export async function findOptOutEntry(
  executor: Executor,
  accountId: number,
  id: string,
): Promise<ConsentRow | undefined> {
  const { accountId: account, id: entry, change } = consentEntries;
  const [row] = await executor
    .select()
    .from(consentEntries)
    .where(and(eq(account, accountId), eq(entry, id), eq(change, 'opt-out')));
  return row;
}

/** The latest opt-outs of the scope’s accounts, newest first. */
export function listLatestOptOuts(executor: Executor, scope: Scope, most: number) {
  return executor
    .select({ id: consentEntries.id, at: consentEntries.stamp })
    .from(consentEntries)
    .where(and(isWithin(scope, consentEntries.accountId), eq(consentEntries.change, 'opt-out')))
    .orderBy(desc(consentEntries.stamp), consentEntries.id)
    .limit(most);
}

/** All evidence about one person, newest first. */
export function listConsent(
  executor: Executor,
  scope: Scope,
  accountId: number,
  msisdn: string,
): Promise<ConsentRow[]> {
  return executor
    .select()
    .from(consentEntries)
    .where(
      and(
        isWithin(scope, consentEntries.accountId),
        eq(consentEntries.accountId, accountId),
        eq(consentEntries.msisdn, msisdn),
      ),
    )
    .orderBy(desc(consentEntries.stamp), consentEntries.id);
}

function isOf(accountId: number, msisdn: string) {
  return and(eq(optOuts.accountId, accountId), eq(optOuts.msisdn, msisdn));
}

interface OptOutPage {
  start: number;
  length: number;
  orderBy: 'stamp' | 'msisdn';
  order: 'asc' | 'desc';
  search?: string | undefined;
  source?: readonly ConsentSource[] | undefined;
}

/** A page of opt-outs with their evidence, and how many match. */
export async function pageOfOptOuts(executor: Executor, scope: Scope, page: OptOutPage) {
  const { start, length, order, search = '', source } = page;
  const isEntry = and(eq(consentEntries.accountId, optOuts.accountId), eq(consentEntries.id, optOuts.entryId));
  const matches = and(
    isWithin(scope, optOuts.accountId),
    search === '' ? undefined : like(optOuts.msisdn, likeNumber(search)),
    source && inArray(consentEntries.source, [...source]),
  );
  const column = page.orderBy === 'stamp' ? optOuts.stamp : optOuts.msisdn;
  const rows = await executor
    .select({ entry: consentEntries, accountName: accounts.name })
    .from(optOuts)
    .innerJoin(consentEntries, isEntry)
    .innerJoin(accounts, eq(accounts.id, optOuts.accountId))
    .where(matches)
    .orderBy(order === 'asc' ? asc(column) : desc(column), optOuts.accountId, optOuts.msisdn)
    .limit(length)
    .offset(start);
  const some = () =>
    executor
      .select({ one: sql`1`.as('one') })
      .from(optOuts)
      .innerJoin(consentEntries, isEntry);
  const [counted] = await executor.select({ total: count() }).from(some().where(matches).limit(countCap).as('some'));
  const [all] = await executor
    .select({ total: count() })
    .from(some().where(isWithin(scope, optOuts.accountId)).limit(countCap).as('every'));
  return { rows, filtered: counted?.total ?? 0, total: all?.total ?? 0 };
}
