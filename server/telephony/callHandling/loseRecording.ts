import { findRecording } from './recordings.repository.ts';
import { addEvent } from './addEvent.ts';
import type { CallContext } from './callContext.ts';

/** Gives up on a recording that its carrier never provided, so that its call no longer offers any audio. */
export async function loseRecording(
  context: CallContext,
  { accountId, sid }: { accountId: number; sid: string },
  now: Date,
): Promise<void> {
  const recording = await findRecording(context.db, accountId, sid);
  if (!recording || recording.storedAs !== null || recording.deletedAt !== null) return;
  const lost = { key: `recording-lost-${sid}`, at: now.getTime(), kind: 'recording.lost', payload: { sid } } as const;
  await addEvent(context, { accountId, callUuid: recording.callUuid }, lost);
}
