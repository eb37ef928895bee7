import type { smartTags } from '#contract/powerups/smartTags.contract.ts';
import type { tagBackfills } from '#contract/powerups/tagBackfills.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { countTagBackfill, listTagBackfills, moveTagBackfill } from './backfillTag.ts';
import { changeSmartTag, createSmartTag, deleteSmartTag, listSmartTags } from './changeSmartTags.ts';
import { explainTags } from './explainTags.ts';
import { trySmartTag } from './trySmartTag.ts';

export const smartTagHandlers: HandlersFor<typeof smartTags> = {
  listSmartTags: (context) => listSmartTags(actorOf(context)),
  createSmartTag: (context) => createSmartTag(actorOf(context), context.input.body),
  trySmartTag: (context) => trySmartTag(actorOf(context), context.input.body),
  explainCallTags: (context) => explainTags(actorOf(context), context.input.params.id),
  changeSmartTag: (context) => changeSmartTag(actorOf(context), { ...context.input.params, ...context.input.body }),
  deleteSmartTag: (context) => deleteSmartTag(actorOf(context), context.input.params.uuid),
};

export const tagBackfillHandlers: HandlersFor<typeof tagBackfills> = {
  listTagBackfills: (context) => listTagBackfills(actorOf(context)),
  countTagBackfill: (context) =>
    countTagBackfill(actorOf(context), { ...context.input.params, ...context.input.body }, context.jobs),
  moveTagBackfill: (context) =>
    moveTagBackfill(actorOf(context), { ...context.input.params, ...context.input.body }, context.jobs),
};
