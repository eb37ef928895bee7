import type { voices } from '#contract/tenancy/voices.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { chooseVoice, listVoices } from './voices.ts';

export const voiceHandlers: HandlersFor<typeof voices> = {
  listVoices: ({ db, input }) => listVoices(db, input.params.account),
  chooseVoice(context) {
    const { params, body } = context.input;
    return chooseVoice(actorOf(context), { accountId: params.account, ...body });
  },
};
