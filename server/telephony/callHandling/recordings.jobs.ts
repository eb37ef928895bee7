import { z } from 'zod';
import type { Emit } from '../../kernel/events/happened.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import type { CallContext } from './callContext.ts';
import { deleteOldRecordings } from './deleteOldRecordings.ts';
import { loseRecording as lose } from './loseRecording.ts';
import { type RecordingCarrier, storeRecording } from './storeRecording.ts';

const data = z.object({ accountId: z.number().int(), sid: z.string() });

/** Gives up on a recording after the last attempt to fetch it. */
export const loseRecording = defineJob({
  name: 'lose-recording',
  data,
  retry: { times: 5, firstSeconds: 2 },
  run: ({ now }, recording, { calls }: { calls: CallContext }) => lose(calls, recording, now()),
});

/** About four hours of attempts. */
export const fetchRecording = defineJob({
  name: 'fetch-recording',
  data,
  retry: { times: 12, firstSeconds: 2 },
  givenUpTo: loseRecording,
  atOnce: 2,
  run: (job, recording, { audio, recordings, emit }: { audio: FileStore; recordings: RecordingCarrier; emit: Emit }) =>
    storeRecording(job, recording, { store: audio, carrier: recordings, emit }),
});

/** Recordings whose retention period is over. */
export const deleteRecordings = defineJob({
  name: 'delete-old-recordings',
  retry: { times: 0 },
  every: '23 * * * *',
  longestSeconds: 3600,
  run: (
    { now },
    _,
    { calls, audio, recordingDays }: { calls: CallContext; audio: FileStore; recordingDays: number | undefined },
  ) => deleteOldRecordings(calls, { store: audio, days: recordingDays }, now()),
});
