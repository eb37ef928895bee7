import type { CallKey } from '../calls/callKey.ts';
import type { CallContext } from './callContext.ts';
import { changeCall } from './changeCall.ts';
import { foldChange } from './foldChange.ts';
import { type FoundRecording, keepRecording } from './keepRecording.ts';

/** Stores a finished recording in one transaction with its download's job. */
export async function handleRecordingCallback(
  context: CallContext,
  key: CallKey,
  recording: FoundRecording,
): Promise<void> {
  const kept = keepRecording(context, key, recording);
  if (!kept) return;
  await changeCall(context, key, async (found) => {
    const { change, also = [] } = await foldChange(context, found, kept.events);
    return { answer: undefined, ...(change && { change }), also: [kept.write, ...also] };
  });
}
