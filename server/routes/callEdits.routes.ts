import type { callEdits } from '#contract/callEdits.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { authorOf } from '../services/access/authorOf.ts';
import { type CallEditing, editCall } from '../services/calls/editCall.ts';
import { editCalls, undoCallEdits } from '../services/calls/editCalls.ts';
import { momentsOf } from '../services/reports/localRange.ts';
import { type CallsChanged, changingCalls } from './changingCalls.ts';

export const callEditHandlers = (changed: CallsChanged): HandlersFor<typeof callEdits> => ({
  changeCall(context) {
    const { input, principal } = context;
    const one = { uuid: input.params.id, timezone: principal.timezone };
    return changingCalls(changed, context.scope, editCall(editing(context), one, input.body));
  },
  changeOutboundCall(context) {
    const { input, principal } = context;
    const one = { uuid: input.params.id, direction: 'outbound', timezone: principal.timezone } as const;
    return changingCalls(changed, context.scope, editCall(editing(context), one, input.body));
  },
  editCalls(context) {
    const { query, body } = context.input;
    const { calls: uuids, ...edit } = body;
    return editCalls(
      editing(context),
      uuids ? { uuids } : { filter: { ...query, ...momentsOf(query), direction: query.direction ?? 'inbound' } },
      edit,
    );
  },
  undoCallEdits: (context) => undoCallEdits(editing(context), context.input.params.id),
});

export function editing<E extends EndpointSpec>(context: SessionContext<E>): CallEditing {
  return { db: context.db, scope: context.scope, author: authorOf(context), now: context.now() };
}
