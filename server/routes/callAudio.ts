import type { calls } from '#contract/calls.contract.ts';
import type { Handler } from '../http/handler.ts';
import type { FileStore } from '../integrations/fileStore.ts';
import { sendStored } from '../services/files/sendStored.ts';
import { findCallRecording } from '../repositories/recordings.repository.ts';
import { auditListening } from '../services/access/auditReading.ts';
import { authorOf } from '../services/actor/authorOf.ts';
import { AppError } from '../services/appError.ts';

/** Streams a call's recording. */
export const getCallAudio =
  (store: FileStore | null): Handler<typeof calls.getCallAudio> =>
  async (context) => {
    const { db, scope, input, request, reply, now } = context;
    const recording = await findCallRecording(db, scope, input.params.id);
    const key = recording?.storedAs;
    if (!store || !key) throw new AppError('NOT-FOUND');
    const call = { accountId: recording.accountId, uuid: input.params.id };
    await auditListening(db, authorOf(context), call, now());
    await sendStored(request, reply, {
      store,
      key,
      type: key.endsWith('.mp3') ? 'audio/mpeg' : 'audio/wav',
    });
  };
