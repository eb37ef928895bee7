import { isOver, type CallEvent } from '../../calls/callEvent.ts';
import type { CallKey } from '../../calls/callKey.ts';
import type { Tx } from '../../db/executor.ts';
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

/** Stores the status of the call itself. A final one ends its flow. */
export async function handleStatusCallback(
  context: CallContext,
  { at, callSid, status, seconds }: StatusReport,
): Promise<void> {
  const key = await findCallKey(context.db, callSid);
  if (!key) return;
  const event: CallEvent = { key: `status-${status}`, at, kind: 'call.status', payload: { status, seconds } };
  await changeCall(context, key, (tx, found) =>
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
