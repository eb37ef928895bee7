import type { creditWarnings } from '#contract/creditWarnings.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { readCreditWarning, setCreditWarning } from '../services/messages/creditWarning.ts';
import { messagingBy } from './smsInbox.routes.ts';

export const creditWarningHandlers: HandlersFor<typeof creditWarnings> = {
  getCreditWarning: (context) => readCreditWarning(messagingBy(context), context.input.params.account),
  setCreditWarning: (context) =>
    setCreditWarning(messagingBy(context), context.input.params.account, context.input.body.below),
};
