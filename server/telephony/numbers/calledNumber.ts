import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { isFollowed } from '../calls/isFollowed.ts';
import {
  accounts,
  accountTree,
  blockedCallers,
  blockRules,
  calls,
  didDirectory,
  flows,
  numbers,
  stateCodes,
  webLeases,
} from '../../kernel/db/schema/all.ts';

export type CalledNumber = NonNullable<Awaited<ReturnType<typeof findCalledNumber>>>;

const caller = sql`${sql.placeholder('caller')}::text`;

/** Who only called to try a flow out has not called before. */
const isFirst = sql<boolean>`${caller} is not null and not exists (
  select from ${calls} where ${calls.accountId} = ${numbers.accountId} and ${calls.caller} = ${caller}
  and not ${calls.test})`;

const hopsSince = sql<number>`(select count(*)::int from ${calls} where ${calls.accountId} = ${numbers.accountId}
  and ${calls.caller} = ${caller} and ${calls.dateStart} > ${sql.placeholder('since')}::timestamptz
  and ${calls.trackingNumber} = ${numbers.did} and ${calls.state} <> ${stateCodes.indexOf('ended')})`;

/** Whether the number's account, or one above it, blocks the caller by number or rule: one index lookup per account. */
const isBlocked = sql<boolean>`exists (select from ${accountTree} join ${blockedCallers}
  on ${blockedCallers.accountId} = ${accountTree.ancestorId} and ${blockedCallers.caller} = ${caller}
  where ${accountTree.descendantId} = ${numbers.accountId})
  or (${sql.placeholder('failedAttestation')}::boolean and exists (select from ${accountTree} join ${blockRules}
    on ${blockRules.accountId} = ${accountTree.ancestorId} and ${blockRules.failedAttestation}
    where ${accountTree.descendantId} = ${numbers.accountId}))`;

/** Whether a website ever showed it to a visitor. */
const isShown = sql<boolean>`exists (select from ${webLeases} where ${webLeases.did} = ${numbers.did})`;

const statement = perExecutor((executor) =>
  executor
    .select({
      account: numbers.accountId,
      id: numbers.id,
      did: numbers.did,
      name: numbers.name,
      source: numbers.source,
      action: numbers.action,
      actionId: numbers.actionId,
      publishedVersion: flows.publishedVersion,
      canary: flows.canary,
      voicemailNotify: numbers.voicemailNotify,
      fallbackNumber: numbers.fallbackNumber,
      voices: accounts.voices,
      firstTime: isFirst,
      blocked: isBlocked,
      hops: hopsSince,
      shownToVisitors: isShown,
      followed: isFollowed(numbers.accountId),
    })
    .from(didDirectory)
    .innerJoin(numbers, and(eq(numbers.accountId, didDirectory.accountId), eq(numbers.did, didDirectory.did)))
    .innerJoin(accounts, eq(accounts.id, numbers.accountId))
    .leftJoin(flows, and(eq(flows.accountId, numbers.accountId), eq(flows.id, numbers.actionId)))
    .where(and(eq(didDirectory.did, sql.placeholder('did')), eq(numbers.status, 'active')))
    .prepare('called_number'),
);

interface CallToFind {
  did: string;
  /** E.164, or null when withheld. */
  caller: string | null;
  /** Epoch ms. */
  since: number;
  /** Whether the caller's number failed its verification. */
  failedAttestation: boolean;
}

/**
 * Finds an active number in any account: the only lookup without a scope. `firstTime` is whether its account never had
 * a call from `caller` (E.164, or null when withheld), `blocked` whether it blocks them, `hops` how many calls from them
 * to the number are live that began after `since` (epoch ms).
 */
export async function findCalledNumber(
  executor: Executor,
  { did, caller: from, since, failedAttestation }: CallToFind,
) {
  const [row] = await statement(executor).execute({
    did,
    caller: from,
    since: new Date(since).toISOString(),
    failedAttestation,
  });
  return row;
}
