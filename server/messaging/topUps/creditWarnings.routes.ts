import type { creditWarnings } from '#contract/messaging/creditWarnings.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { readCreditWarning, setCreditWarning } from './creditWarning.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const creditWarningHandlers: HandlersFor<typeof creditWarnings> = {
  getCreditWarning: (context) => readCreditWarning(actorOf(context), context.input.params.account),
  setCreditWarning: (context) =>
    setCreditWarning(actorOf(context), context.input.params.account, context.input.body.below),
};
