import type { callTags } from '#contract/callTags.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listCallTags } from '../repositories/callTags.repository.ts';
import { changeCallTag, createCallTag, deleteCallTag } from '../services/calls/callTags.ts';
import { editing } from './callEdits.routes.ts';

export const callTagHandlers: HandlersFor<typeof callTags> = {
  listCallTags: ({ db, scope }) => listCallTags(db, scope),
  createCallTag: (context) => createCallTag(editing(context), context.input.body),
  changeCallTag: (context) => changeCallTag(editing(context), context.input.params.uuid, context.input.body),
  deleteCallTag: (context) => deleteCallTag(editing(context), context.input.params.uuid),
};
