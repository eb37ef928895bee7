import type { credit } from '#contract/tenancy/credit.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { readCredit, setRate, topUp } from './credit.ts';
import { makesCredit, requireCreditor } from './creditor.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { Emit } from '../../kernel/events/happened.ts';

export const creditHandlers = (emit: Emit): HandlersFor<typeof credit> => ({
  getSmsCredit(context) {
    const { params, query } = context.input;
    return readCredit(actorOf(context), params.account, query, context.visibleAccounts.accounts);
  },
  topUpSmsCredit(context) {
    const { params, body } = context.input;
    requireCreditor(context.principal, params.account);
    const given = { ...body, fromNothing: makesCredit(context.principal) };
    return topUp(actorOf(context), params.account, given, emit);
  },
  setSmsRate(context) {
    const { params, body } = context.input;
    requireCreditor(context.principal, params.account);
    return setRate(actorOf(context), params.account, {
      country: params.country,
      ...body,
      fromNothing: makesCredit(context.principal),
    });
  },
});
