import type { calls } from '#contract/telephony/calls.contract.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { sendStored } from '../../kernel/files/sendStored.ts';
import { findCallRecording } from './callRecordings.repository.ts';
import { auditListening } from '../../kernel/access/auditReading.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { AppError } from '../../kernel/appError.ts';

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
