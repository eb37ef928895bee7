import type { CallKey, RecordingKind } from '../../carriers/callAddresses.ts';
import type { RecordingParams, VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { addRecording } from '../../repositories/recordings.repository.ts';
import { shortestMessage } from './foldCall.ts';
import { writeDown } from './callRow.ts';
import type { LiveCalls } from './liveCalls.ts';

/**
 * Writes a finished recording down and asks for it to be fetched, in one transaction and once however often it is told.
 * A message too short to be one is left with the carrier.
 */
export async function hearRecording(
  calls: LiveCalls,
  { key, recording }: { key: CallKey; recording: RecordingKind },
  { params, at }: VoiceWebhook<RecordingParams>,
): Promise<void> {
  const { RecordingSid: sid, RecordingUrl: sourceUrl, RecordingDuration: seconds = 0 } = params;
  if (params.RecordingStatus !== 'completed' || !sid || !sourceUrl) return;
  if (recording === 'message' && seconds < shortestMessage) return;
  const channels = params.RecordingChannels ?? (recording === 'conversation' ? 2 : 1);
  const changed = await calls.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) return false;
    const { accountId, callUuid } = key;
    const fresh = await addRecording(tx, { accountId, callUuid, sid, sourceUrl, seconds, channels });
    if (!fresh) return false;
    const payload = { sid, recording, seconds };
    const event = { key: `recording-${sid}`, at, kind: 'recording', payload } as const;
    await calls.jobs.fetchRecording(tx, { accountId, sid });
    return writeDown(tx, calls, found, [event]);
  });
  if (changed) calls.changed(key);
}
