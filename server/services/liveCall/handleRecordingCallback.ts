import { shortestMessage } from '../../calls/foldCall.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { addRecording } from '../../repositories/recordings.repository.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';
import type { RecordingReport } from './carrierReport.ts';

/**
 * Stores a finished recording and queues its download in one transaction, only once if reported repeatedly. Messages
 * that are too short are ignored.
 */
export async function handleRecordingCallback(context: CallContext, report: RecordingReport): Promise<void> {
  const { at, key, kind, sid, url, seconds, channels } = report;
  if (kind === 'message' && seconds < shortestMessage) return;
  const { accountId, callUuid } = key;
  const changed = await context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) return false;
    const isNew = await addRecording(tx, { accountId, callUuid, sid, sourceUrl: url, seconds, channels });
    if (!isNew) return false;
    await context.jobs.fetchRecording(tx, { accountId, sid });
    const payload = { sid, recording: kind, seconds };
    return appendEvents(tx, context, found, [{ key: `recording-${sid}`, at, kind: 'recording', payload }]);
  });
  if (changed) context.changed(key);
}
