import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { followUps, followUpTexts } from '../../kernel/db/schema/followUps.ts';
import { messages } from '../../kernel/db/schema/messages.ts';

export type FollowUpTextRow = typeof followUpTexts.$inferSelect;
type NewText = typeof followUpTexts.$inferInsert;
type TextKey = Pick<FollowUpTextRow, 'accountId' | 'callUuid' | 'followUpId'>;

const is = ({ accountId, callUuid, followUpId }: TextKey) =>
  and(
    eq(followUpTexts.accountId, accountId),
    eq(followUpTexts.callUuid, callUuid),
    eq(followUpTexts.followUpId, followUpId),
  );

/** Keeps a text of a call. One that is known stays as it is. */
export async function planText(tx: Tx, text: NewText): Promise<void> {
  await tx.insert(followUpTexts).values(text).onConflictDoNothing();
}

/** A text that is due, which no other worker has, with the follow-up as it is by now. */
export async function lockDueText(tx: Tx, now: Date) {
  const [due] = await tx
    .select()
    .from(followUpTexts)
    .where(and(eq(followUpTexts.state, 'waiting'), lte(followUpTexts.dueAt, now)))
    .orderBy(followUpTexts.dueAt, followUpTexts.callUuid, followUpTexts.followUpId)
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

/** Lets the follow-ups to one person take turns until the transaction ends. */
export async function lockRecipient(tx: Tx, accountId: number, msisdn: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${msisdn}`}, 7202))`);
}

/** When somebody got a follow-up of an account last. */
export async function lastSentAt(executor: Executor, accountId: number, msisdn: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: followUpTexts.decidedAt })
    .from(followUpTexts)
    .where(
      and(eq(followUpTexts.accountId, accountId), eq(followUpTexts.msisdn, msisdn), eq(followUpTexts.state, 'sent')),
    )
    .orderBy(desc(followUpTexts.decidedAt))
    .limit(1);
  return row?.at ?? null;
}

/** The follow-up of a text with the name of its call’s account and number, and whether the call is as `matches` asks. */
export async function readFollowed(executor: Executor, text: FollowUpTextRow) {
  const [row] = await executor
    .select({ followUp: followUps, accountName: accounts.name, trackingName: calls.trackingName })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .innerJoin(followUps, and(eq(followUps.accountId, text.followUpAccountId), eq(followUps.id, text.followUpId)))
    .where(and(eq(calls.accountId, text.accountId), eq(calls.uuid, text.callUuid)));
  return row;
}

/** Whether a call is as conditions ask. */
export async function isMatching(
  executor: Executor,
  { accountId, callUuid }: Pick<TextKey, 'accountId' | 'callUuid'>,
  matches: SQL,
): Promise<boolean> {
  const rows = await executor
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid), matches));
  return rows.length > 0;
}

export async function changeText(tx: Tx, key: TextKey, change: Partial<NewText>): Promise<void> {
  await tx.update(followUpTexts).set(change).where(is(key));
}

/** The texts that some messages are, with the hours in which they go out; null for those that the law allows. */
export function listSentAs(executor: Executor, accountId: number, messageIds: readonly string[]) {
  return executor
    .select({ text: followUpTexts, hours: followUps.hours })
    .from(followUpTexts)
    .leftJoin(
      followUps,
      and(eq(followUps.accountId, followUpTexts.followUpAccountId), eq(followUps.id, followUpTexts.followUpId)),
    )
    .where(
      and(
        eq(followUpTexts.accountId, accountId),
        sql`${followUpTexts.messageId} = any (${sql.param([...messageIds])}::uuid[])`,
      ),
    );
}

const weekMs = 7 * 86_400_000;

/** What became of the calls that follow-ups followed since a moment, by follow-up. */
export async function countLately(executor: Executor, scope: Scope, since: Date) {
  const wroteBack = sql`exists (
    select from ${messages} where ${messages.accountId} = ${followUpTexts.accountId}
      and ${messages.msisdn} = ${followUpTexts.msisdn} and ${messages.direction} = 'inbound'
      and ${messages.stamp} between ${followUpTexts.decidedAt} and ${followUpTexts.decidedAt} + interval '1 ms' * ${weekMs})`;
  const counted = (filter: SQL) => sql<number>`count(*) filter (where ${filter})::int`;
  const isState = (state: FollowUpTextRow['state']) => sql`${followUpTexts.state} = ${state}`;
  const rows = await executor
    .select({
      id: followUpTexts.followUpId,
      waiting: counted(isState('waiting')),
      sent: counted(isState('sent')),
      stopped: counted(isState('stopped')),
      answered: counted(sql`${isState('sent')} and ${wroteBack}`),
    })
    .from(followUpTexts)
    .where(and(isWithin(scope, followUpTexts.accountId), gte(followUpTexts.endedAt, since)))
    .groupBy(followUpTexts.followUpId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The texts of a call with their follow-ups and what was sent, in the order in which they were due. */
export function listTextsOf(executor: Executor, scope: Scope, callUuid: string) {
  return executor
    .select({ text: followUpTexts, name: followUps.name, message: messages })
    .from(followUpTexts)
    .leftJoin(
      followUps,
      and(eq(followUps.accountId, followUpTexts.followUpAccountId), eq(followUps.id, followUpTexts.followUpId)),
    )
    .leftJoin(messages, and(eq(messages.accountId, followUpTexts.accountId), eq(messages.id, followUpTexts.messageId)))
    .where(and(isWithin(scope, followUpTexts.accountId), eq(followUpTexts.callUuid, callUuid)))
    .orderBy(followUpTexts.dueAt, followUpTexts.followUpId);
}
