import type { intelligence } from '#contract/powerups/intelligence.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Speech } from '../speech/speech.ts';
import { changeTranscription, listTranscriptions, listTranscripts } from './changeTranscription.ts';

export const transcriptHandlers = (speech: Speech | null): HandlersFor<typeof intelligence> => ({
  listTranscriptions: (context) => listTranscriptions(actorOf(context), speech),
  changeTranscription: (context) => changeTranscription(actorOf(context), context.input.body, speech),
  listTranscripts: (context) => listTranscripts(actorOf(context), context.input.params.id),
});
