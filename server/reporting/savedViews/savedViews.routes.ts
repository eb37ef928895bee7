import type { savedViews } from '#contract/reporting/savedViews.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from './savedViews.ts';

export const savedViewHandlers: HandlersFor<typeof savedViews> = {
  listSavedViews: (context) => listSavedViews(actorOf(context), context.input.query.list),
  createSavedView(context) {
    const { list, ...details } = context.input.body;
    return createSavedView(actorOf(context), list, details);
  },
  changeSavedView: (context) => changeSavedView(actorOf(context), context.input.params.uuid, context.input.body),
  deleteSavedView: (context) => deleteSavedView(actorOf(context), context.input.params.uuid),
};
