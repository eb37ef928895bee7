import { findRecording } from '../../repositories/recordings.repository.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { appendEvents } from '../liveCall/appendEvents.ts';
import type { CallContext } from '../liveCall/callContext.ts';

/** Gives up on a recording that its carrier never provided, so that its call no longer offers any audio. */
export async function loseRecording(
  context: CallContext,
  { accountId, sid }: { accountId: number; sid: string },
  now: Date,
): Promise<void> {
  const recording = await findRecording(context.db, accountId, sid);
  if (!recording || recording.storedAs !== null) return;
  const key = { accountId, callUuid: recording.callUuid };
  const changed = await context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) return false;
    const payload = { sid };
    return appendEvents(tx, context, found, [
      { key: `recording-lost-${sid}`, at: now.getTime(), kind: 'recording.lost', payload },
    ]);
  });
  if (changed) context.changed(key);
}
