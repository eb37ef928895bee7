import { buffer } from 'node:stream/consumers';
import type { Speaker, TranscriptFault } from '#values/transcript.ts';
import { redact } from '../../../src/rules/transcript/redact.ts';
import { talkSharesOf } from '../../../src/rules/transcript/talkShares.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { statusCodes } from '../../kernel/db/schema/calls.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { storedRecording } from '../../telephony/callHandling/storedRecording.ts';
import { type Speech, SpeechFailed, type SpeechFault } from '../speech/speech.ts';
import { UnreadableAudio, type WavFile } from '../speech/wavParts.ts';
import { recognizeSpeech } from './recognizeSpeech.ts';
import {
  findRecordedCall,
  findTranscript,
  findTranscription,
  settleTranscript,
  type TranscriptRow,
} from './transcripts.repository.ts';

interface Parts {
  audio: FileStore;
  speech: Speech | null;
}

/** What is no better at another time. */
const lasting: Partial<Record<SpeechFault, TranscriptFault>> = {
  language: 'language',
  refused: 'refused',
  tooLarge: 'refused',
  unreadable: 'refused',
};

/**
 * Makes text of a recording, once. Secrets are left out before anything is stored, unless the account keeps them.
 * @throws SpeechFailed if the recognizer may hear it another time.
 */
export async function transcribeRecording(
  { db, now, stopping, log }: JobContext,
  { accountId, sid }: { accountId: number; sid: string },
  { audio, speech }: Parts,
): Promise<void> {
  const waiting = await findTranscript(db, accountId, sid);
  if (waiting?.state !== 'waiting') return;
  // It was set up no longer when the job ran.
  if (!speech) return fail(db, waiting, 'unavailable', now());
  const recording = await storedRecording(db, accountId, sid);
  const size = recording && (await audio.size(recording.key));
  if (!recording || size === undefined) return fail(db, waiting, 'audio', now());
  const chosen = await findTranscription(db, accountId);
  const file: WavFile = { size, read: (range) => buffer(audio.read(recording.key, range)) };
  const { language = null, likely = [] } = chosen ?? {};
  const alone = await speakerAlone(db, waiting);
  try {
    const heard = await recognizeSpeech(file, { speech, language, likely, alone, signal: stopping });
    const { utterances } = chosen?.keepsSecrets ? heard : redact(heard.utterances);
    const shares = talkSharesOf(heard.utterances, recording.seconds);
    const text = { utterances, shares, language: heard.language, recognizer: speech.name };
    await settle(db, waiting, { state: 'done', doneAt: now(), ...text });
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    log.warn({ err: error, recording: sid }, 'a recording can’t become text');
    await fail(db, waiting, fault, now());
  }
}

/** After the last attempt. */
export async function giveUpTranscript(
  { db, now }: Pick<JobContext, 'db' | 'now'>,
  { accountId, sid }: { accountId: number; sid: string },
): Promise<void> {
  const waiting = await findTranscript(db, accountId, sid);
  if (waiting) await fail(db, waiting, 'unavailable', now());
}

function faultOf(error: unknown): TranscriptFault | undefined {
  if (error instanceof UnreadableAudio) return 'audio';
  return error instanceof SpeechFailed ? lasting[error.fault] : undefined;
}

const fail = (db: Db, waiting: TranscriptRow, fault: TranscriptFault, doneAt: Date): Promise<void> =>
  settle(db, waiting, { state: 'failed', fault, doneAt });

function settle(db: Db, waiting: TranscriptRow, outcome: Parameters<typeof settleTranscript>[2]): Promise<void> {
  return db.transaction(async (tx) => {
    await settleTranscript(tx, waiting, outcome);
    await notifyLive(tx, waiting.accountId, { kind: 'call.changed', uuid: waiting.callUuid });
  });
}

/** A message is the caller’s; a conversation on one channel is of both. */
async function speakerAlone(db: Db, { accountId, callUuid }: TranscriptRow): Promise<Speaker> {
  const call = await findRecordedCall(db, accountId, callUuid);
  return call?.status === statusCodes.indexOf('missed') ? 'caller' : 'unknown';
}
