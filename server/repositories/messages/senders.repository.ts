import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { didDirectory, numbers } from '../../db/schema/routing.ts';
import { smsSenders } from '../../db/schema/messages.ts';
import { isWithin, type Scope } from '../scope.ts';

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

/** The account of a number that a text was sent to: a lookup that starts without an account. */
export async function findReceiver(executor: Executor, did: string): Promise<number | undefined> {
  const [row] = await executor
    .select({ accountId: numbers.accountId })
    .from(didDirectory)
    .innerJoin(numbers, and(eq(numbers.accountId, didDirectory.accountId), eq(numbers.did, didDirectory.did)))
    .where(and(eq(didDirectory.did, did), eq(numbers.status, 'active')));
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
  const { countries, segmentsPerSecond, registeredBy } = sender;
  await executor
    .insert(smsSenders)
    .values(sender)
    .onConflictDoUpdate({
      target: [smsSenders.accountId, smsSenders.sender],
      set: { countries, segmentsPerSecond, registeredBy },
    });
}
