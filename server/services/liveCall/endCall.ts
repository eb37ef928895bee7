import type { Tx } from '../../db/executor.ts';
import { endLiveCall, type LockedCall } from '../../repositories/liveCalls.repository.ts';
import { moveLiveCall } from './advanceCall.ts';
import type { CallEvent } from './callEvent.ts';
import { writeDown } from './callRow.ts';
import type { LiveCalls } from './liveCalls.ts';

/**
 * Writes a call's end down and takes it out of its flow: a flow that still waits for something learns that the caller is
 * gone. True when the call's row says something else now.
 */
export async function endCall(tx: Tx, calls: LiveCalls, found: LockedCall, end: CallEvent): Promise<boolean> {
  const left = found.live && (await moveLiveCall(tx, calls, found.live, { type: 'CALLER_HUNG_UP', at: end.at }));
  const changed = await writeDown(tx, calls, found, left ? [end, left.event] : [end]);
  await endLiveCall(tx, { accountId: found.call.accountId, callUuid: found.call.uuid });
  return changed;
}
