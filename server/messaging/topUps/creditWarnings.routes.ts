import type { creditWarnings } from '#contract/messaging/creditWarnings.contract.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { readCreditWarning, setCreditWarning } from './creditWarning.ts';
import { messagingBy } from '../messages/messagingBy.ts';

export const creditWarningHandlers = (messages: MessageContext): HandlersFor<typeof creditWarnings> => ({
  getCreditWarning: (context) => readCreditWarning(messagingBy(context, messages), context.input.params.account),
  setCreditWarning: (context) =>
    setCreditWarning(messagingBy(context, messages), context.input.params.account, context.input.body.below),
});
