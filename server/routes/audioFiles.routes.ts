import type { audioFiles } from '#contract/audioFiles.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { sendStored } from '../services/files/sendStored.ts';
import { findAudioFile } from '../repositories/audioFiles.repository.ts';
import { authorOf } from '../services/access/authorOf.ts';
import { AppError } from '../services/appError.ts';
import {
  addAudio,
  type AudioLibrary,
  listAudio,
  removeAudio,
  renameAudio,
  replaceAudio,
} from '../services/files/audioFiles.ts';
import { mimeTypes } from '../services/files/typeOfFile.ts';

export const audioFileHandlers: HandlersFor<typeof audioFiles> = {
  listAudioFiles: (context) => listAudio(context),
  addAudioFile: (context) => addAudio(libraryOf(context), context.input.params.account, context.file),
  renameAudioFile: (context) => renameAudio(libraryOf(context), context.input.params.id, context.input.body.name),
  removeAudioFile: (context) => removeAudio(libraryOf(context), context.input.params.id),
  async getAudioFile({ db, scope, input, telephony, request, reply }) {
    const file = await findAudioFile(db, scope, input.params.id);
    if (!file || !telephony) throw new AppError('NOT-FOUND');
    const { storedAs: key, type } = file;
    await sendStored(request, reply, { store: telephony.audio, key, type: mimeTypes[type] });
  },
  replaceAudioFile(context) {
    const { account, id } = context.input.params;
    return replaceAudio(libraryOf(context), account, id, context.file.bytes);
  },
};

function libraryOf<E extends EndpointSpec>(context: SessionContext<E>): AudioLibrary {
  const { db, scope, telephony, now } = context;
  if (!telephony) throw new AppError('NOT-CONFIGURED');
  return { db, scope, store: telephony.audio, now: now(), author: authorOf(context) };
}
