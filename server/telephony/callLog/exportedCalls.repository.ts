import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf } from '../calls/callConditions.ts';
import { keysOf, micros, type PagePlace } from '../calls/callKeys.ts';

const columns = {
  id: calls.id,
  micros,
  uuid: calls.uuid,
  dateStart: calls.dateStart,
  caller: calls.caller,
  area: calls.area,
  firstTime: calls.firstTime,
  trackingNumber: calls.trackingNumber,
  trackingSource: calls.trackingSource,
  status: calls.status,
  duration: calls.duration,
  talkTime: calls.talkTime,
  target: calls.target,
  audio: calls.audio,
  webSource: calls.webSource,
  webMedium: calls.webMedium,
  tags: calls.tags,
  ivr: calls.ivr,
  score: calls.score,
  notes: calls.notes,
  accountId: calls.accountId,
  accountName: accounts.name,
};

/** The next calls of an export, newest first. The date index goes on where the last batch ended. */
export function listExported(
  tx: Tx,
  scope: Scope,
  filter: CallConditions,
  { after, length }: { after: PagePlace | undefined; length: number },
) {
  const keys = keysOf(scope, filter, { after, length, start: 0, orderBy: 'dateStart', order: 'desc' });
  return tx
    .select(columns)
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(sql`(${calls.accountId}, ${calls.id}) in (${keys})`)
    .orderBy(desc(calls.dateStart), desc(calls.id));
}

export type ExportedCall = Awaited<ReturnType<typeof listExported>>[number];

/** How many calls match, exactly. */
export async function countExported(tx: Tx, scope: Scope, filter: CallConditions): Promise<number> {
  return tx.$count(calls, and(isWithin(scope, calls.accountId), conditionsOf(filter)));
}
