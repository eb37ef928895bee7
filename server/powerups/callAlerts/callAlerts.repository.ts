import { and, eq } from 'drizzle-orm';
import type { CallKey } from '../../telephony/calls/callKey.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, statusCodes } from '../../kernel/db/schema/calls.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';

/** Whom a number names to be told of its calls, and of which. */
export async function findAlert(executor: Executor, { accountId, did }: { accountId: number; did: string }) {
  const [row] = await executor
    .select({ alertWhen: numbers.alertWhen, alertEmails: numbers.alertEmails })
    .from(numbers)
    .where(and(eq(numbers.accountId, accountId), eq(numbers.did, did), eq(numbers.status, 'active')));
  return row;
}

/** A call for an alert; undefined if it is gone or not over. */
export async function findAlertedCall(executor: Executor, { accountId, callUuid }: CallKey) {
  const [row] = await executor
    .select({
      caller: calls.caller,
      area: calls.area,
      trackingNumber: calls.trackingNumber,
      trackingName: calls.trackingName,
      status: calls.status,
      target: calls.target,
      duration: calls.duration,
      at: calls.dateStart,
      timezone: accounts.timezone,
    })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid)));
  const status = statusCodes[row?.status ?? -1];
  return row && status && { ...row, status };
}
