import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import type { ConsentSource } from '#values/sms/messageWords.ts';
import type { Executor, Tx } from '../../db/executor.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { consentEntries, optOuts } from '../../db/schema/messages.ts';
import { likeText } from '../likeText.ts';
import { isWithin, type Scope } from '../scope.ts';

export type ConsentRow = typeof consentEntries.$inferSelect;
export type NewConsent = Omit<typeof consentEntries.$inferInsert, 'id'>;

/** Appends to the ledger; an opt-out or opt-in takes effect with it. */
export async function addConsent(tx: Tx, entry: NewConsent): Promise<void> {
  const { accountId, msisdn, stamp } = entry;
  const id = randomUUID();
  await tx.insert(consentEntries).values({ ...entry, id });
  if (entry.change === 'opt-out')
    await tx.insert(optOuts).values({ accountId, msisdn, entryId: id, stamp }).onConflictDoNothing();
  if (entry.change === 'opt-in') await tx.delete(optOuts).where(isOf(accountId, msisdn));
}

/** Opts people out who have not; numbers of one account, each once. */
export async function addOptOuts(tx: Tx, entries: readonly NewConsent[]): Promise<void> {
  const all = entries.map((entry) => ({ ...entry, id: randomUUID() }));
  if (all.length === 0) return;
  await tx.insert(consentEntries).values(all);
  const effects = all.map(({ accountId, msisdn, id: entryId, stamp }) => ({ accountId, msisdn, entryId, stamp }));
  await tx.insert(optOuts).values(effects).onConflictDoNothing();
}

export async function isOptedOut(executor: Executor, accountId: number, msisdn: string): Promise<boolean> {
  const rows = await executor.select({ msisdn: optOuts.msisdn }).from(optOuts).where(isOf(accountId, msisdn));
  return rows.length > 0;
}

/** Which of these numbers opted out of an account’s messages. */
export async function optedOutOf(executor: Executor, accountId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>();
  const rows = await executor
    .select({ msisdn: optOuts.msisdn })
    .from(optOuts)
    .where(and(eq(optOuts.accountId, accountId), inArray(optOuts.msisdn, [...numbers])));
  return new Set(rows.map(({ msisdn }) => msisdn));
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
    search === '' ? undefined : like(optOuts.msisdn, likeText(search)),
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
