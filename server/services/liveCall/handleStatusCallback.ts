import { isOver, type CallEvent } from '../../calls/callEvent.ts';
import type { CallKey } from '../../calls/callKey.ts';
import type { Tx } from '../../db/executor.ts';
import { findEarlyStatus, keepEarlyStatus } from '../../repositories/earlyStatuses.repository.ts';
import { findCallKey, type LockedCall, lockCall } from '../../repositories/liveCalls.repository.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';
import type { DialedTarget, StatusReport } from './carrierReport.ts';
import { endCall } from './endCall.ts';

/** Stores the status of one leg. Does not advance the flow, which waits for the end of the dial. */
export function handleLegStatusCallback(
  context: CallContext,
  { key, step, targetId }: DialedTarget,
  { at, callSid, status, seconds }: StatusReport,
): Promise<void> {
  const payload = { leg: callSid, step, targetId, status, seconds };
  const event: CallEvent = { key: `leg-${callSid}-${status}`, at, kind: 'leg.status', payload };
  return changeCall(context, key, (tx, found) => appendEvents(tx, context, found, [event]));
}

/**
 * Stores the status of the call itself. A final one ends its flow, or is kept for a call that we do not know yet: it may
 * arrive before the first webhook or while that is being handled.
 */
export async function handleStatusCallback(context: CallContext, report: StatusReport): Promise<void> {
  const known = await findCallKey(context.db, report.callSid);
  if (known) return storeStatus(context, known, report);
  if (!isOver(report.status)) return;
  await keepEarlyStatus(context.db, report);
  const meanwhile = await findCallKey(context.db, report.callSid);
  if (meanwhile) await storeStatus(context, meanwhile, report);
}

/** Ends a new call whose end was reported before it was stored. */
export async function applyEarlyStatus(context: CallContext, key: CallKey, callSid: string): Promise<void> {
  const report = await findEarlyStatus(context.db, callSid);
  if (report) await storeStatus(context, key, report);
}

function storeStatus(context: CallContext, key: CallKey, { at, status, seconds }: StatusReport): Promise<void> {
  const event: CallEvent = { key: `status-${status}`, at, kind: 'call.status', payload: { status, seconds } };
  return changeCall(context, key, (tx, found) =>
    isOver(status) ? endCall(tx, context, found, event) : appendEvents(tx, context, found, [event]),
  );
}

/** Ignores calls that are not ours. */
async function changeCall(
  context: CallContext,
  key: CallKey,
  change: (tx: Tx, found: LockedCall) => Promise<boolean>,
): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    return found ? change(tx, found) : false;
  });
  if (changed) context.changed(key);
}
