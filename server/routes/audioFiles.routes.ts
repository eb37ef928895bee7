import type { audioFiles } from '#contract/audioFiles.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import type { FileStore } from '../integrations/fileStore.ts';
import { sendStored } from '../services/files/sendStored.ts';
import { findAudioFile } from '../repositories/audioFiles.repository.ts';
import { authorOf } from '../services/actor/authorOf.ts';
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

export const audioFileHandlers = (store: FileStore | null): HandlersFor<typeof audioFiles> => ({
  listAudioFiles: (context) => listAudio(context),
  addAudioFile: (context) => addAudio(libraryOf(context, store), context.input.params.account, context.file),
  renameAudioFile: (context) =>
    renameAudio(libraryOf(context, store), context.input.params.id, context.input.body.name),
  removeAudioFile: (context) => removeAudio(libraryOf(context, store), context.input.params.id),
  async getAudioFile({ db, scope, input, request, reply }) {
    const file = await findAudioFile(db, scope, input.params.id);
    if (!file || !store) throw new AppError('NOT-FOUND');
    const { storedAs: key, type } = file;
    await sendStored(request, reply, { store, key, type: mimeTypes[type] });
  },
  replaceAudioFile(context) {
    const { account, id } = context.input.params;
    return replaceAudio(libraryOf(context, store), account, id, context.file.bytes);
  },
});

function libraryOf<E extends EndpointSpec>(context: SessionContext<E>, store: FileStore | null): AudioLibrary {
  const { db, scope, now } = context;
  if (!store) throw new AppError('NOT-CONFIGURED');
  return { db, scope, store, now: now(), author: authorOf(context) };
}
