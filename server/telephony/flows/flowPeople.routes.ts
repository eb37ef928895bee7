import type { flowPeople } from '#contract/telephony/flowPeople.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { leaveFlow, listPeopleHere, stayHere } from './flowPeople.ts';

export const flowPeopleHandlers: HandlersFor<typeof flowPeople> = {
  listPeopleHere: (context) => listPeopleHere(actorOf(context), context.input.params.id),
  stayHere: (context) => stayHere(actorOf(context), { ...context.input.params, ...context.input.body }),
  leaveFlow: (context) => leaveFlow(actorOf(context), context.input.params),
};
