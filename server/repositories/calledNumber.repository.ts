import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accountTree, blockedCallers, calls, didDirectory, flows, numbers, stateCodes } from '../db/schema/all.ts';

export type CalledNumber = NonNullable<Awaited<ReturnType<typeof findCalledNumber>>>;

/**
 * Finds an active number in any account: the only lookup without a scope. `firstTime` is whether its account never had
 * a call from `caller` (E.164, or null when withheld), `blocked` whether it blocks them, `hops` how many calls from them
 * to the number are live that began after `since` (epoch ms).
 */
export async function findCalledNumber(
  executor: Executor,
  { did, caller, since }: { did: string; caller: string | null; since: number },
) {
  const [row] = await executor
    .select({
      account: numbers.accountId,
      id: numbers.id,
      did: numbers.did,
      name: numbers.name,
      source: numbers.source,
      action: numbers.action,
      actionId: numbers.actionId,
      publishedVersion: flows.publishedVersion,
      voicemailNotify: numbers.voicemailNotify,
      firstTime: isFirst(caller),
      blocked: isBlocked(caller),
      hops: hopsOf(caller, since),
    })
    .from(didDirectory)
    .innerJoin(numbers, and(eq(numbers.accountId, didDirectory.accountId), eq(numbers.did, didDirectory.did)))
    .leftJoin(flows, and(eq(flows.accountId, numbers.accountId), eq(flows.id, numbers.actionId)))
    .where(and(eq(didDirectory.did, did), eq(numbers.status, 'active')))
    .prepare('called_number')
    .execute();
  return row;
}

/** Which of these are tracking numbers of any account. */
export async function knownNumbers(executor: Executor, dids: readonly string[]): Promise<string[]> {
  if (dids.length === 0) return [];
  const rows = await executor
    .select({ did: didDirectory.did })
    .from(didDirectory)
    .where(inArray(didDirectory.did, [...dids]));
  return rows.map(({ did }) => did).toSorted();
}

function isFirst(caller: string | null) {
  const earlier = sql`select from ${calls} where ${calls.accountId} = ${numbers.accountId} and ${calls.caller} = ${caller}`;
  return sql<boolean>`${caller}::text is not null and not exists (${earlier})`;
}

function hopsOf(caller: string | null, since: number) {
  return sql<number>`(select count(*)::int from ${calls} where ${calls.accountId} = ${numbers.accountId}
    and ${calls.caller} = ${caller} and ${calls.dateStart} > ${new Date(since).toISOString()}::timestamptz
    and ${calls.trackingNumber} = ${numbers.did} and ${calls.state} <> ${stateCodes.indexOf('ended')})`;
}

/** Whether the number's account, or one above it, has blocked the caller: one index lookup per account. */
function isBlocked(caller: string | null) {
  return sql<boolean>`exists (select from ${accountTree} join ${blockedCallers}
    on ${blockedCallers.accountId} = ${accountTree.ancestorId} and ${blockedCallers.caller} = ${caller}
    where ${accountTree.descendantId} = ${numbers.accountId})`;
}
