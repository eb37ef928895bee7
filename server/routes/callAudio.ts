import type { calls } from '#contract/calls.contract.ts';
import type { Handler } from '../http/handler.ts';
import { sendStored } from '../services/files/sendStored.ts';
import { findCallRecording } from '../repositories/recordings.repository.ts';
import { AppError } from '../services/appError.ts';

/** Streams a call's recording. */
export const getCallAudio: Handler<typeof calls.getCallAudio> = async (context) => {
  const { db, scope, input, telephony, request, reply } = context;
  const recording = await findCallRecording(db, scope, input.params.id);
  const key = recording?.storedAs;
  if (!telephony || !key) throw new AppError('NOT-FOUND');
  await sendStored(request, reply, {
    store: telephony.audio,
    key,
    type: key.endsWith('.mp3') ? 'audio/mpeg' : 'audio/wav',
  });
};
