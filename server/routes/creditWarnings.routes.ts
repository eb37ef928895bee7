import type { creditWarnings } from '#contract/creditWarnings.contract.ts';
import type { MessageContext } from '../services/messages/messageContext.ts';
import type { HandlersFor } from '../http/handler.ts';
import { readCreditWarning, setCreditWarning } from '../services/messages/creditWarning.ts';
import { messagingBy } from '../services/messages/messagingBy.ts';

export const creditWarningHandlers = (messages: MessageContext): HandlersFor<typeof creditWarnings> => ({
  getCreditWarning: (context) => readCreditWarning(messagingBy(context, messages), context.input.params.account),
  setCreditWarning: (context) =>
    setCreditWarning(messagingBy(context, messages), context.input.params.account, context.input.body.below),
});
