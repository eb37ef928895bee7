import type { CallKey } from '../../calls/callKey.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';
import { type FoundRecording, keepRecording } from './keepRecording.ts';

/** Stores a finished recording in one transaction with its download's job. */
export async function handleRecordingCallback(
  context: CallContext,
  key: CallKey,
  recording: FoundRecording,
): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    return found ? appendEvents(tx, context, found, await keepRecording(tx, context, key, recording)) : false;
  });
  if (changed) context.changed(key);
}
