import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { EditableCall } from '../calls/callEdit.ts';
import type { CallEdited } from '../calls/callEvent.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { callBulkEdits, callEvents, calls, directionCodes } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf } from '../calls/callConditions.ts';
import { lockCalls } from '../calls/callEdits.ts';

/** Which calls an edit is about. */
export type EditedCalls = { uuids: readonly string[] } | { filter: CallConditions };

export function isChosen(scope: Scope, chosen: EditedCalls): SQL | undefined {
  const which = 'uuids' in chosen ? inArray(calls.uuid, [...chosen.uuids]) : conditionsOf(chosen.filter);
  return and(isWithin(scope, calls.accountId), which);
}

export const isOutbound = eq(calls.direction, directionCodes.indexOf('outbound'));

export async function insertBulkEdit(
  tx: Tx,
  bulk: { id: string; createdBy: number; createdAt: Date },
  edited: readonly EditableCall[],
): Promise<void> {
  const rows = [...Map.groupBy(edited, ({ accountId }) => accountId)].map(([accountId, own]) => {
    return { accountId, ...bulk, calls: own.map(({ id }) => id) };
  });
  if (rows.length > 0) await tx.insert(callBulkEdits).values(rows);
}

/** Marks an edit of many calls as undone. Its parts by account; none if the scope has no such edit that can be undone. */
export function endBulkEdit(tx: Tx, scope: Scope, id: string, at: Date) {
  return tx
    .update(callBulkEdits)
    .set({ undoneAt: at })
    .where(and(isWithin(scope, callBulkEdits.accountId), eq(callBulkEdits.id, id), isNull(callBulkEdits.undoneAt)))
    .returning({ accountId: callBulkEdits.accountId, calls: callBulkEdits.calls });
}

export async function isBulkEdit(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: callBulkEdits.id })
    .from(callBulkEdits)
    .where(and(isWithin(scope, callBulkEdits.accountId), eq(callBulkEdits.id, id)));
  return found.length > 0;
}

/** The calls of a part of an edit that nobody has edited since, locked, with what the edit changed. */
export async function lockUnedited(tx: Tx, part: { accountId: number; calls: number[] }, bulk: string) {
  const ids = sql`${calls.accountId} = ${part.accountId} and ${calls.id} = any(${sql.param(part.calls)}::bigint[])`;
  const locked = await lockCalls(tx, ids, part.calls.length);
  const uuids = sql.param(locked.map(({ uuid }) => uuid));
  const events = await tx
    .select({ uuid: callEvents.callUuid, payload: callEvents.payload })
    .from(callEvents)
    .where(
      and(
        eq(callEvents.accountId, part.accountId),
        sql`${callEvents.callUuid} = any(${uuids}::uuid[])`,
        eq(callEvents.kind, 'call.edited'),
        sql`${callEvents.payload} ->> 'bulk' = ${bulk}`,
      ),
    );
  const edits = new Map(events.map(({ uuid, payload }) => [uuid, payload as CallEdited]));
  return locked.flatMap((call) => {
    const edit = edits.get(call.uuid);
    return edit?.version === call.version ? [{ call, edit }] : [];
  });
}

/** How many calls are chosen, up to a number. */
export async function countChosen(tx: Tx, scope: Scope, chosen: EditedCalls, most: number): Promise<number> {
  const some = tx.select({ id: calls.id }).from(calls).where(isChosen(scope, chosen)).limit(most).as('some');
  return tx.$count(some);
}
