import { and, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { alertReaders, alerts, dueAlerts } from '../../kernel/db/schema/alerts.ts';
import { calls, statusCodes } from '../../kernel/db/schema/calls.ts';
import type { CallKey } from '../../telephony/calls/callKey.ts';

export type NewAlert = typeof alerts.$inferInsert;
export type AlertKey = Pick<NewAlert, 'accountId' | 'id'>;

/** A rule’s alerts that are sent together. */
export interface DueKey {
  ruleAccountId: number;
  ruleId: string;
  dueAt: Date;
}

const isOf = (table: typeof alertReaders | typeof dueAlerts, { accountId, id }: AlertKey) =>
  and(eq(table.accountId, accountId), eq(table.alertId, id));

/** Keeps an alert. False if it is known already, and of the same kind. */
export async function keepAlert(tx: Tx, alert: NewAlert): Promise<boolean> {
  const { kind, mailedTo = [] } = alert;
  const kept = await tx
    .insert(alerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [alerts.accountId, alerts.id],
      set: { kind, mailedTo, shown: false },
      setWhere: sql`${alerts.kind} <> ${kind}`,
    })
    .returning({ id: alerts.id });
  return kept.length > 0;
}

/** An alert that is known becomes one of another kind. False if there is none, or it is of that kind. */
export async function changeKind(tx: Tx, { accountId, id, kind, mailedTo = [] }: NewAlert): Promise<boolean> {
  const changed = await tx
    .update(alerts)
    .set({ kind, mailedTo, shown: false })
    .where(and(eq(alerts.accountId, accountId), eq(alerts.id, id), ne(alerts.kind, kind)))
    .returning({ id: alerts.id });
  return changed.length > 0;
}

/** Who sees an alert, and when which rule sends it; whatever was planned for it before is dropped. */
export async function planAlert(
  tx: Tx,
  { accountId, id: alertId, at }: Pick<NewAlert, 'accountId' | 'id' | 'at'>,
  { userIds, due }: { userIds: readonly number[]; due: readonly DueKey[] },
): Promise<void> {
  const key = { accountId, alertId };
  await tx.delete(dueAlerts).where(isOf(dueAlerts, { accountId, id: alertId }));
  await tx.delete(alertReaders).where(isOf(alertReaders, { accountId, id: alertId }));
  if (userIds.length > 0) await tx.insert(alertReaders).values(userIds.map((userId) => ({ ...key, userId, at })));
  if (due.length > 0) await tx.insert(dueAlerts).values(due.map((one) => ({ ...key, ...one })));
}

/** Marks alerts that open pages don’t know of yet as shown. Returns one for each account. */
export async function takeUnshown(executor: Executor): Promise<AlertKey[]> {
  const shown = await executor
    .update(alerts)
    .set({ shown: true })
    .where(eq(alerts.shown, false))
    .returning({ accountId: alerts.accountId, id: alerts.id });
  return [...new Map(shown.map((one) => [one.accountId, one])).values()];
}

const mostAtOnce = 200;

/** What is due, the earliest first. */
export async function listDue(executor: Executor, now: Date): Promise<DueKey[]> {
  const { ruleAccountId, ruleId, dueAt } = dueAlerts;
  return executor
    .selectDistinct({ ruleAccountId, ruleId, dueAt })
    .from(dueAlerts)
    .where(lte(dueAt, now))
    .orderBy(dueAt)
    .limit(mostAtOnce);
}

/** The ids of alerts that one takes to send them; nobody else does. */
export async function takeDue(tx: Tx, { ruleAccountId, ruleId, dueAt }: DueKey): Promise<string[]> {
  const taken = await tx
    .delete(dueAlerts)
    .where(and(eq(dueAlerts.ruleAccountId, ruleAccountId), eq(dueAlerts.ruleId, ruleId), eq(dueAlerts.dueAt, dueAt)))
    .returning({ id: dueAlerts.alertId });
  return taken.map(({ id }) => id);
}

const columns = {
  alert: alerts,
  accountName: accounts.name,
  timezone: accounts.timezone,
  call: {
    uuid: calls.uuid,
    caller: calls.caller,
    area: calls.area,
    did: calls.trackingNumber,
    trackingName: calls.trackingName,
    target: calls.target,
    duration: calls.duration,
    at: calls.dateStart,
  },
};
export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

const isCallOf = and(eq(calls.accountId, alerts.accountId), eq(calls.uuid, alerts.callUuid));

/** Alerts of an account, and of those that are below it now, with their calls, the oldest first. */
export function listAlerts(executor: Executor, accountId: number, ids: readonly string[]) {
  return executor
    .select(columns)
    .from(accountTree)
    .innerJoin(alerts, eq(alerts.accountId, accountTree.descendantId))
    .innerJoin(accounts, eq(accounts.id, alerts.accountId))
    .leftJoin(calls, isCallOf)
    .where(and(eq(accountTree.ancestorId, accountId), inArray(alerts.id, [...ids])))
    .orderBy(alerts.at, alerts.id);
}

const mostShown = 50;

const isTheirs = (scope: Scope, userId: number) =>
  and(isWithin(scope, alertReaders.accountId), eq(alertReaders.userId, userId));

/** What somebody sees in the page, the newest first, with when they read it. */
export function listOfReader(executor: Executor, scope: Scope, userId: number) {
  return executor
    .select({ ...columns, readAt: alertReaders.readAt })
    .from(alertReaders)
    .innerJoin(alerts, and(eq(alerts.accountId, alertReaders.accountId), eq(alerts.id, alertReaders.alertId)))
    .innerJoin(accounts, eq(accounts.id, alerts.accountId))
    .leftJoin(calls, isCallOf)
    .where(isTheirs(scope, userId))
    .orderBy(desc(alertReaders.at), desc(alertReaders.alertId))
    .limit(mostShown);
}

export function countUnread(executor: Executor, scope: Scope, userId: number): Promise<number> {
  return executor.$count(alertReaders, and(isTheirs(scope, userId), isNull(alertReaders.readAt)));
}

/** How many of some alerts somebody sees. */
export function countSeen(executor: Executor, scope: Scope, userId: number, ids: readonly string[]): Promise<number> {
  return executor.$count(alertReaders, and(isTheirs(scope, userId), inArray(alertReaders.alertId, [...ids])));
}

/** Without ids all of them. */
export async function markRead(
  executor: Executor,
  scope: Scope,
  { userId, ids, now }: { userId: number; ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  await executor
    .update(alertReaders)
    .set({ readAt: now })
    .where(and(isTheirs(scope, userId), isNull(alertReaders.readAt), ids && inArray(alertReaders.alertId, [...ids])));
}

/** A call for an email of its account or one above; undefined if it is gone, not over or another’s by now. */
export async function findAlertedCall(executor: Executor, sender: number, { accountId, callUuid }: CallKey) {
  const [row] = await executor
    .select({
      caller: calls.caller,
      area: calls.area,
      trackingNumber: calls.trackingNumber,
      trackingName: calls.trackingName,
      status: calls.status,
      target: calls.target,
      duration: calls.duration,
      audio: calls.audio,
      at: calls.dateStart,
      timezone: accounts.timezone,
      below: sql<string | null>`case when ${accountTree.depth} > 0 then ${accounts.name} end`,
    })
    .from(calls)
    .innerJoin(accountTree, and(eq(accountTree.ancestorId, sender), eq(accountTree.descendantId, calls.accountId)))
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid)));
  const status = statusCodes[row?.status ?? -1];
  return row && status && { ...row, status };
}

/** Forgets alerts from before a moment. */
export async function purgeAlerts(executor: Executor, before: Date): Promise<void> {
  const isPlanned = sql`exists (select from ${dueAlerts} where ${dueAlerts.accountId} = ${alerts.accountId} and ${dueAlerts.alertId} = ${alerts.id})`;
  await executor.delete(alertReaders).where(lt(alertReaders.at, before));
  await executor.delete(alerts).where(and(lt(alerts.at, before), sql`not ${isPlanned}`));
}
