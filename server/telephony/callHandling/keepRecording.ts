import type { CallEvent, RecordingKind } from '../calls/callEvent.ts';
import { shortestMessage } from '../calls/foldCall.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { addRecording, correctRecording } from './recordings.repository.ts';
import type { CallKey } from '../calls/callKey.ts';
import { fetchRecording } from './recordings.jobs.ts';
import type { CallContext } from './callContext.ts';

/** A recording at the carrier. */
export interface FoundRecording {
  at: number;
  kind: RecordingKind;
  sid: string;
  url: string;
  seconds: number;
  channels: number;
  /** Whether the length is the recording's own; the action of a dial only tells that of the leg. */
  exact: boolean;
}

/**
 * Stores a recording and queues its download, once however often and by whichever callback it is reported. Nothing for
 * messages that are too short.
 */
export function keepRecording(
  { jobs }: CallContext,
  { accountId, callUuid }: CallKey,
  { at, kind, sid, url, seconds, channels, exact }: FoundRecording,
): { events: CallEvent[]; write: (tx: Tx) => Promise<void> } | undefined {
  if (kind === 'message' && seconds < shortestMessage) return undefined;
  const recording = { accountId, callUuid, sid, sourceUrl: url, seconds, channels };
  const payload = { sid, recording: kind, seconds: exact ? seconds : null };
  return {
    events: [{ key: exact ? `recording-${sid}` : `recorded-${sid}`, at, kind: 'recording', payload }],
    async write(tx) {
      if (await addRecording(tx, recording)) await jobs.send(tx, fetchRecording, { accountId, sid });
      else if (exact) await correctRecording(tx, recording);
    },
  };
}
