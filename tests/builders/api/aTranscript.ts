import { randomUUID } from 'node:crypto';
import type { intelligence } from '#contract/powerups/intelligence.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { transcripts } from '../../../server/kernel/db/schema/transcripts.ts';
import type { SamplesFor } from './samples.ts';

/** Inserts what was said in a recording of a call. */
export async function aTranscript(db: Db, accountId: number, callUuid: string): Promise<void> {
  const at = new Date('2026-03-04T01:05:00Z');
  await db.insert(transcripts).values({
    accountId,
    sid: `RE${randomUUID()}`,
    callUuid,
    state: 'done',
    recognizer: 'whisper-1',
    language: 'en',
    utterances: [{ speaker: 'caller', words: [{ text: 'Hello.', start: 0.5, end: 0.9 }] }],
    shares: { talk: { caller: 0.4 }, silence: 44.6, longestSilence: 44.1, talkOver: 0 },
    queuedAt: at,
    doneAt: at,
  });
}

/** A valid request for every endpoint about what is said in calls, where nothing can hear them. */
export const transcriptSamples = (account: number, call: string): SamplesFor<typeof intelligence> => ({
  changeTranscription: { body: { account, version: 0, enabled: false } },
  listTranscripts: { params: { id: call } },
});
