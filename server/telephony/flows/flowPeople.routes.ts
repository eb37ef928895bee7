import type { flowPeople } from '#contract/telephony/flowPeople.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { leaveFlow, listPeopleHere, stayHere } from './flowPeople.ts';

export const flowPeopleHandlers: HandlersFor<typeof flowPeople> = {
  listPeopleHere: (context) => listPeopleHere({ ...context, now: context.now() }, context.input.params.id),
  stayHere({ input, ...context }) {
    return stayHere({ ...context, now: context.now() }, { ...input.params, ...input.body });
  },
  leaveFlow: (context) => leaveFlow({ ...context, now: context.now() }, context.input.params),
};
