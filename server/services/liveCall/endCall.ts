import type { CallEvent } from '../../calls/callEvent.ts';
import type { Tx } from '../../db/executor.ts';
import { endLiveCall, type LockedCall } from '../../repositories/liveCalls.repository.ts';
import { moveLiveCall } from './advanceCall.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';

/** Stores a call's end and tells its flow that the caller hung up. True if the row changed. */
export async function endCall(tx: Tx, context: CallContext, found: LockedCall, end: CallEvent): Promise<boolean> {
  const left = found.live && (await moveLiveCall(tx, context, found.live, { type: 'CALLER_HUNG_UP', at: end.at }));
  const changed = await appendEvents(tx, context, found, left ? [end, left.event] : [end]);
  await endLiveCall(tx, { accountId: found.call.accountId, callUuid: found.call.uuid });
  return changed;
}
