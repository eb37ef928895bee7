import type { audioFiles } from '#contract/telephony/audioFiles.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { sendStored } from '../../kernel/files/sendStored.ts';
import { findAudioFile } from './audioFiles.repository.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { addAudio, listAudio, removeAudio, renameAudio, replaceAudio } from './audioFiles.ts';
import { mimeTypes } from '../../kernel/files/typeOfFile.ts';

export const audioFileHandlers = (store: FileStore | null): HandlersFor<typeof audioFiles> => ({
  listAudioFiles: (context) => listAudio(context),
  addAudioFile: (context) => addAudio(actorOf(context), context.input.params.account, context.file, required(store)),
  renameAudioFile: (context) => renameAudio(actorOf(context), context.input.params.id, context.input.body.name),
  removeAudioFile: (context) => removeAudio(actorOf(context), context.input.params.id, required(store)),
  async getAudioFile({ db, scope, input, request, reply }) {
    const file = await findAudioFile(db, scope, input.params.id);
    if (!file || !store) throw new AppError('NOT-FOUND');
    const { storedAs: key, type } = file;
    await sendStored(request, reply, { store, key, type: mimeTypes[type] });
  },
  replaceAudioFile: (context) =>
    replaceAudio(actorOf(context), context.input.params, context.file.bytes, required(store)),
});

function required(store: FileStore | null): FileStore {
  if (!store) throw new AppError('NOT-CONFIGURED');
  return store;
}
