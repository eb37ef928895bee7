import type { callTags } from '#contract/callTags.contract.ts';
import { actorOf } from '../services/actor/actor.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listCallTags } from '../repositories/callTags.repository.ts';
import { changeCallTag, createCallTag, deleteCallTag } from '../services/calls/callTags.ts';

export const callTagHandlers: HandlersFor<typeof callTags> = {
  listCallTags: ({ db, scope }) => listCallTags(db, scope),
  createCallTag: (context) => createCallTag(actorOf(context), context.input.body),
  changeCallTag: (context) => changeCallTag(actorOf(context), context.input.params.uuid, context.input.body),
  deleteCallTag: (context) => deleteCallTag(actorOf(context), context.input.params.uuid),
};
