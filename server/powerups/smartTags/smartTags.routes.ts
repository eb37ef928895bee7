import type { smartTags } from '#contract/powerups/smartTags.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { changeSmartTag, createSmartTag, deleteSmartTag, listSmartTags } from './changeSmartTags.ts';
import { trySmartTag } from './trySmartTag.ts';

export const smartTagHandlers: HandlersFor<typeof smartTags> = {
  listSmartTags: (context) => listSmartTags(actorOf(context)),
  createSmartTag: (context) => createSmartTag(actorOf(context), context.input.body),
  trySmartTag: (context) => trySmartTag(actorOf(context), context.input.body),
  changeSmartTag: (context) => changeSmartTag(actorOf(context), { ...context.input.params, ...context.input.body }),
  deleteSmartTag: (context) => deleteSmartTag(actorOf(context), context.input.params.uuid),
};
