import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { leads } from '../../kernel/db/schema/leads.ts';

export type LeadRow = typeof leads.$inferSelect;

/** Advisory lock by account, beside the account’s number. */
const leadsLock = 7_201_028;

/** Lets one change of an account’s leads after the other look and write. */
export async function lockLeads(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${leadsLock}, ${accountId})`);
}

/** The numbers that are one person’s with this one, itself included, by number; none if the account has said nothing of it. */
export function listPerson(tx: Tx, accountId: number, number: string): Promise<LeadRow[]> {
  const person = tx
    .select({ personId: leads.personId })
    .from(leads)
    .where(and(eq(leads.accountId, accountId), eq(leads.number, number)));
  return tx
    .select()
    .from(leads)
    .where(and(eq(leads.accountId, accountId), inArray(leads.personId, person)))
    .orderBy(asc(leads.number));
}

export async function saveLeads(tx: Tx, rows: readonly LeadRow[]): Promise<void> {
  await tx
    .insert(leads)
    .values([...rows])
    .onConflictDoUpdate({
      target: [leads.accountId, leads.number],
      set: {
        personId: sql`excluded.person_id`,
        status: sql`excluded.status`,
        formerStatus: sql`excluded.former_status`,
        changedBy: sql`excluded.changed_by`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}

/** The people of a number in each account of the scope, with all of their numbers. */
export function listPeople(executor: Executor, scope: Scope, number: string): Promise<LeadRow[]> {
  const people = executor
    .select({ personId: leads.personId })
    .from(leads)
    .where(and(isWithin(scope, leads.accountId), eq(leads.number, number)));
  return executor
    .select()
    .from(leads)
    .where(and(isWithin(scope, leads.accountId), inArray(leads.personId, people)))
    .orderBy(asc(leads.accountId), asc(leads.number));
}

/** The accounts of the scope that a number has called, or has a status in, by name. */
export async function listCalledAccounts(
  executor: Executor,
  scope: Scope,
  number: string,
): Promise<{ id: number; name: string }[]> {
  const called = executor
    .select({ id: calls.accountId })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.caller, number)))
    .union(
      executor
        .select({ id: leads.accountId })
        .from(leads)
        .where(and(isWithin(scope, leads.accountId), eq(leads.number, number))),
    );
  return executor
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, called))
    .orderBy(asc(sql`lower(${accounts.name})`), asc(accounts.id));
}

/** How often numbers have called an account, and when last; none for those that never have. */
export function countCallsOf(
  executor: Executor,
  accountId: number,
  numbers: readonly string[],
): Promise<{ number: string | null; calls: number; lastCall: Date }[]> {
  return executor
    .select({
      number: calls.caller,
      calls: sql<number>`count(*)::int`,
      lastCall: sql`max(${calls.dateStart})`.mapWith(calls.dateStart),
    })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), inArray(calls.caller, [...numbers])))
    .groupBy(calls.caller);
}
