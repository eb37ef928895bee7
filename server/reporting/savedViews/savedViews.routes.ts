import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { savedViews } from '#contract/reporting/savedViews.contract.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { changeSavedView, createSavedView, deleteSavedView, listSavedViews, type ViewUser } from './savedViews.ts';

export const savedViewHandlers: HandlersFor<typeof savedViews> = {
  listSavedViews: (context) => listSavedViews(viewUser(context), context.input.query.list),
  createSavedView(context) {
    const { list, ...details } = context.input.body;
    return createSavedView(viewUser(context), list, details);
  },
  changeSavedView: (context) => changeSavedView(viewUser(context), context.input.params.uuid, context.input.body),
  deleteSavedView: (context) => deleteSavedView(viewUser(context), context.input.params.uuid),
};

function viewUser<E extends EndpointSpec>(context: SessionContext<E>): ViewUser {
  const { db, system, scope, principal } = context;
  return { db, system, scope, principal, author: authorOf(context) };
}
