import { defineJob, type JobContext } from '../../kernel/jobs/job.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import type { Speech } from '../speech/speech.ts';
import { giveUpTranscript as giveUp, transcribeRecording as transcribe } from './transcribeRecording.ts';
import { recordingsToHear } from './transcripts.queue.ts';

/** Gives up on a recording after the last attempt to hear it. */
export const giveUpTranscript = defineJob({
  name: 'give-up-transcript',
  data: recordingsToHear.data,
  retry: { times: 5, firstSeconds: 2 },
  run: (context: JobContext, recording) => giveUp(context, recording),
});

/** About a day of attempts. One at a time: a recognizer on the same machine would only be slower with two. */
export const transcribeRecording = defineJob({
  ...recordingsToHear,
  retry: { times: 13, firstSeconds: 60, longestSeconds: 4 * 3600 },
  givenUpTo: giveUpTranscript,
  longestSeconds: 3600,
  run: (context: JobContext, recording, { audio, speech }: { audio: FileStore; speech: Speech | null }) =>
    transcribe(context, recording, { audio, speech }),
});
