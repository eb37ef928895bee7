import { and, eq, gte, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { messages } from '../../kernel/db/schema/messages.ts';

const isInbound = eq(calls.direction, directionCodes.indexOf('inbound'));
const isOutbound = eq(calls.direction, directionCodes.indexOf('outbound'));
const isReal = and(not(calls.test), not(calls.blocked));
const isAnswered = or(
  eq(calls.state, stateCodes.indexOf('answered')),
  eq(calls.status, statusCodes.indexOf('answered')),
);
/** Somebody wrote it: the person, or one of us. */
const isWritten = or(eq(messages.direction, 'inbound'), eq(messages.kind, 'reply'));

/** Whether somebody of an account spoke with a person since a moment, or wrote, and whether they are on a call. */
export async function readContact(executor: Executor, accountId: number, msisdn: string, since: Date) {
  const isWith = or(and(isInbound, eq(calls.caller, msisdn)), and(isOutbound, eq(calls.target, msisdn)));
  const of = and(eq(calls.accountId, accountId), gte(calls.dateStart, since), isReal, isWith);
  const spoke = await executor.$count(calls, and(of, isAnswered));
  const calling = await executor.$count(calls, and(of, ne(calls.state, stateCodes.indexOf('ended'))));
  const isTheirs = and(eq(messages.accountId, accountId), eq(messages.msisdn, msisdn));
  const wrote = await executor.$count(messages, and(isTheirs, gte(messages.stamp, since), isWritten));
  return { contacted: spoke + wrote > 0, calling: calling > 0 };
}

/** When somebody spoke with these people since a moment, or wrote, by account and number. */
export async function listContacts(executor: Executor, scope: Scope, people: readonly string[], since: Date) {
  const [some, at] = [[...new Set(people)], since];
  const person = sql<string>`case when ${isInbound} then ${calls.caller} else ${calls.target} end`;
  const spoken = await executor
    .select({ accountId: calls.accountId, msisdn: person, at: calls.dateStart })
    .from(calls)
    .where(
      and(
        isWithin(scope, calls.accountId),
        gte(calls.dateStart, at),
        isReal,
        isAnswered,
        or(
          and(isInbound, isNotNull(calls.caller), inArray(calls.caller, some)),
          and(isOutbound, inArray(calls.target, some)),
        ),
      ),
    );
  const written = await executor
    .select({ accountId: messages.accountId, msisdn: messages.msisdn, at: messages.stamp })
    .from(messages)
    .where(
      and(isWithin(scope, messages.accountId), gte(messages.stamp, at), inArray(messages.msisdn, some), isWritten),
    );
  return [...spoken, ...written];
}
