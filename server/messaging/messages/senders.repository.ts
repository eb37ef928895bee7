import { and, eq, inArray, sql } from 'drizzle-orm';
import { senderKindOf } from '#values/sms/sender.ts';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';
import { didDirectory, numbers } from '../../kernel/db/schema/routing.ts';
import { smsSenders } from '../../kernel/db/schema/senders.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** The active numbers of the scope’s accounts. */
export function listOwnNumbers(executor: Executor, scope: Scope) {
  return executor
    .select({
      accountId: numbers.accountId,
      did: numbers.did,
      name: numbers.name,
      type: numbers.type,
      country: numbers.country,
    })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.status, 'active')))
    .orderBy(sql`lower(${numbers.name})`, numbers.did);
}

/** An active number of one account. */
export async function findOwnNumber(executor: Executor, accountId: number, did: string) {
  const [row] = await executor
    .select({ name: numbers.name, type: numbers.type, country: numbers.country, replyEmail: numbers.replyEmail })
    .from(numbers)
    .where(and(eq(numbers.accountId, accountId), eq(numbers.did, did), eq(numbers.status, 'active')));
  return row;
}

/** The account of a number or short code that a text was sent to: a lookup that starts without an account. */
export async function findReceiver(executor: Executor, did: string): Promise<number | undefined> {
  if (senderKindOf(did) === 'shortCode') return findShortCode(executor, did);
  const [row] = await executor
    .select({ accountId: numbers.accountId })
    .from(didDirectory)
    .innerJoin(numbers, and(eq(numbers.accountId, didDirectory.accountId), eq(numbers.did, didDirectory.did)))
    .where(and(eq(didDirectory.did, did), eq(numbers.status, 'active')));
  return row?.accountId;
}

async function findShortCode(executor: Executor, code: string): Promise<number | undefined> {
  const isCode = sql`${smsSenders.sender} ~ '^[0-9]+$'`;
  const [row] = await executor
    .select({ accountId: smsSenders.accountId })
    .from(smsSenders)
    .where(and(eq(smsSenders.sender, code), isCode));
  return row?.accountId;
}

export type RegisteredSender = typeof smsSenders.$inferSelect;

export function listRegisteredSenders(executor: Executor, scope: Scope): Promise<RegisteredSender[]> {
  return executor
    .select()
    .from(smsSenders)
    .where(isWithin(scope, smsSenders.accountId))
    .orderBy(smsSenders.accountId, smsSenders.sender);
}

export async function findRegisteredSender(executor: Executor, accountId: number, sender: string) {
  const [row] = await executor
    .select()
    .from(smsSenders)
    .where(and(eq(smsSenders.accountId, accountId), eq(smsSenders.sender, sender)));
  return row;
}

export async function writeSender(executor: Executor, sender: RegisteredSender): Promise<void> {
  const { countries, segmentsPerSecond, registrations, registeredBy } = sender;
  await executor
    .insert(smsSenders)
    .values(sender)
    .onConflictDoUpdate({
      target: [smsSenders.accountId, smsSenders.sender],
      set: { countries, segmentsPerSecond, registrations, registeredBy },
    });
}

/** Whether a write failed because another account has the short code. */
export const isTakenCode = (error: unknown): boolean => isDuplicate(error, 'sms_short_codes');

/** What was known of a sender; undefined if nothing was. */
export async function deleteSender(tx: Tx, accountId: number, sender: string): Promise<RegisteredSender | undefined> {
  const [row] = await tx
    .delete(smsSenders)
    .where(and(eq(smsSenders.accountId, accountId), eq(smsSenders.sender, sender)))
    .returning();
  return row;
}

/** Whether a campaign of an account is to go out, or goes out, from a sender. */
export async function hasCampaigns(executor: Executor, accountId: number, sender: string): Promise<boolean> {
  const rows = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, accountId),
        eq(campaigns.sender, sender),
        inArray(campaigns.status, ['scheduled', 'sending', 'paused']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
