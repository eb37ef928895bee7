import type { CallEvent } from '../../calls/callEvent.ts';
import { type CallRow, foldedColumns } from '../../calls/callRow.ts';
import { foldCall } from '../../calls/foldCall.ts';
import type { Tx } from '../../db/executor.ts';
import { addCallEvents } from '../../repositories/callEvents.repository.ts';
import { changeCall, type LockedCall } from '../../repositories/liveCalls.repository.ts';
import type { CallContext } from './callContext.ts';
import { queueVoicemailNotification } from './queueVoicemailNotification.ts';

/**
 * Stores new events, refolds the call's row, and queues voicemail notifications at its end. True if the row changed.
 */
export async function appendEvents(
  tx: Tx,
  context: CallContext,
  { call, events }: LockedCall,
  fresh: CallEvent[],
): Promise<boolean> {
  const keys = new Set(events.map(({ key }) => key));
  const added = fresh.filter(({ key }) => !keys.has(key));
  if (added.length === 0) return false;
  const key = { accountId: call.accountId, callUuid: call.uuid };
  await addCallEvents(tx, key, added);
  const folded = foldCall([...events, ...added]);
  if (!folded) return false;
  await queueVoicemailNotification(tx, context, key, folded);
  const columns = foldedColumns(folded);
  if (isUnchanged(call, columns)) return false;
  await changeCall(tx, call, columns);
  return true;
}

function isUnchanged(call: CallRow, columns: ReturnType<typeof foldedColumns>): boolean {
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(call[name as keyof typeof columns]),
  );
}
