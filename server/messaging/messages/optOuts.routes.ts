import type { optOuts } from '#contract/messaging/optOuts.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { addOptOuts } from './addOptOuts.ts';
import { changeConsent, listOptOuts, readConsent } from './consent.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const optOutHandlers = (emit: Emit): HandlersFor<typeof optOuts> => ({
  listOptOuts: (context) => listOptOuts(actorOf(context), context.input.query),
  addOptOuts: (context) => addOptOuts(actorOf(context), context.input.params.account, context.input.body, emit),
  getConsent(context) {
    const { account, msisdn } = context.input.params;
    return readConsent(actorOf(context), account, msisdn);
  },
  changeConsent: (context) => changeConsent(actorOf(context), context.input.params, context.input.body, emit),
});
