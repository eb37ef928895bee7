import type { callTags } from '#contract/telephony/callTags.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listCallTags } from './listCallTags.ts';
import { changeCallTag, createCallTag, deleteCallTag } from './callTags.ts';

export const callTagHandlers: HandlersFor<typeof callTags> = {
  listCallTags: ({ db, scope }) => listCallTags(db, scope),
  createCallTag: (context) => createCallTag(actorOf(context), context.input.body),
  changeCallTag: (context) => changeCallTag(actorOf(context), context.input.params.uuid, context.input.body),
  deleteCallTag: (context) => deleteCallTag(actorOf(context), context.input.params.uuid),
};
