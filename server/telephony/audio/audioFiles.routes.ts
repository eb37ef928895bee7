import type { audioFiles } from '#contract/telephony/audioFiles.contract.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { sendStored } from '../../kernel/files/sendStored.ts';
import { findAudioFile } from './audioFiles.repository.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { AppError } from '../../kernel/appError.ts';
import { addAudio, type AudioLibrary, listAudio, removeAudio, renameAudio, replaceAudio } from './audioFiles.ts';
import { mimeTypes } from '../../kernel/files/typeOfFile.ts';

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
