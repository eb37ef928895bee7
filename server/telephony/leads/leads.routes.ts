import type { leads } from '#contract/telephony/leads.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { type CallsChanged, changingCalls } from '../calls/changingCalls.ts';
import { changeLead, groupNumbers, ungroupNumber } from './changeLead.ts';
import { listLeads } from './readLeads.ts';

export const leadHandlers = (changed: CallsChanged): HandlersFor<typeof leads> => ({
  listLeads: ({ db, scope, input }) => listLeads(db, scope, input.query.number),
  changeLead(context) {
    const { params, body } = context.input;
    return changingCalls(changed, context.scope, changeLead(actorOf(context), { ...params, ...body }));
  },
  groupNumbers(context) {
    const { params, body } = context.input;
    return changingCalls(changed, context.scope, groupNumbers(actorOf(context), { ...params, ...body }));
  },
  ungroupNumber: (context) =>
    changingCalls(changed, context.scope, ungroupNumber(actorOf(context), context.input.params)),
});
