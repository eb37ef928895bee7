import type { callEdits } from '#contract/telephony/callEdits.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { editCall } from './editCall.ts';
import { editCalls, undoCallEdits } from './editCalls.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { momentsOf } from '../calls/localRange.ts';
import { type CallsChanged, changingCalls } from '../calls/changingCalls.ts';

interface Given {
  callsChanged: CallsChanged;
  emit: Emit;
}

export const callEditHandlers = ({ callsChanged: changed, emit }: Given): HandlersFor<typeof callEdits> => ({
  changeCall(context) {
    const { input, principal } = context;
    const one = { uuid: input.params.id, timezone: principal.timezone };
    return changingCalls(changed, context.scope, editCall(actorOf(context), one, input.body, emit));
  },
  changeOutboundCall(context) {
    const { input, principal } = context;
    const one = { uuid: input.params.id, direction: 'outbound', timezone: principal.timezone } as const;
    return changingCalls(changed, context.scope, editCall(actorOf(context), one, input.body, emit));
  },
  editCalls(context) {
    const { query, body } = context.input;
    const { calls: uuids, ...edit } = body;
    return editCalls(
      actorOf(context),
      uuids ? { uuids } : { filter: { ...query, ...momentsOf(query), direction: query.direction ?? 'inbound' } },
      edit,
      emit,
    );
  },
  undoCallEdits: (context) => undoCallEdits(actorOf(context), context.input.params.id, emit),
});
