import type { optOuts } from '#contract/messaging/optOuts.contract.ts';
import type { MessageContext } from './messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { addOptOuts } from './addOptOuts.ts';
import { changeConsent, listOptOuts, readConsent } from './consent.ts';
import { messagingBy } from './messagingBy.ts';

export const optOutHandlers = (messages: MessageContext): HandlersFor<typeof optOuts> => ({
  listOptOuts: (context) => listOptOuts(messagingBy(context, messages), context.input.query),
  addOptOuts: (context) => addOptOuts(messagingBy(context, messages), context.input.params.account, context.input.body),
  getConsent(context) {
    const { account, msisdn } = context.input.params;
    return readConsent(messagingBy(context, messages), account, msisdn);
  },
  changeConsent: (context) => changeConsent(messagingBy(context, messages), context.input.params, context.input.body),
});
