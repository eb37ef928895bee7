import type { Subscriber } from '../../kernel/events/happened.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { Speech } from '../speech/speech.ts';
import { recordingsToHear } from './transcripts.queue.ts';
import { addTranscript, deleteTranscript, findRecordedCall, findTranscription } from './transcripts.repository.ts';

interface Parts {
  jobs: Pick<JobQueue, 'send'>;
  /** Null if nothing can hear. */
  speech: Speech | null;
}

/** Queues recordings of numbers whose calls become text. */
export const transcribesRecordings =
  ({ jobs, speech }: Parts): Subscriber<'recording.stored'> =>
  async (tx, { accountId, callUuid, sid, at }) => {
    if (!speech) return;
    const chosen = await findTranscription(tx, accountId);
    if (!chosen?.enabled) return;
    const call = await findRecordedCall(tx, accountId, callUuid);
    if (!call || call.isTest || chosen.dids?.includes(call.did) === false) return;
    await addTranscript(tx, { accountId, sid, callUuid, queuedAt: at });
    await jobs.send(tx, recordingsToHear, { accountId, sid });
  };

/** A transcript is kept as long as its recording. */
export const forgetsTranscripts: Subscriber<'recording.deleted'> = (tx, { accountId, sid }) =>
  deleteTranscript(tx, accountId, sid);
