import { findRecording } from '../../repositories/recordings.repository.ts';
import type { CallEvent } from '../../calls/callEvent.ts';
import type { CallContext } from '../liveCall/callContext.ts';
import { changeCall } from '../liveCall/changeCall.ts';
import { foldChange } from '../liveCall/foldChange.ts';

/** Gives up on a recording that its carrier never provided, so that its call no longer offers any audio. */
export async function loseRecording(
  context: CallContext,
  { accountId, sid }: { accountId: number; sid: string },
  now: Date,
): Promise<void> {
  const recording = await findRecording(context.db, accountId, sid);
  if (!recording || recording.storedAs !== null) return;
  const key = { accountId, callUuid: recording.callUuid };
  const lost: CallEvent = { key: `recording-lost-${sid}`, at: now.getTime(), kind: 'recording.lost', payload: { sid } };
  await changeCall(context, key, async (found) => ({
    answer: undefined,
    ...(await foldChange(context, found, [lost])),
  }));
}
