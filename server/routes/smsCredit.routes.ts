import type { smsCredit } from '#contract/smsCredit.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { HandlersFor } from '../http/handler.ts';
import type { Principal } from '../repositories/sessions.repository.ts';
import { AppError } from '../services/appError.ts';
import { readCredit, setRate, topUp } from '../services/ledger/credit.ts';
import { actorOf } from '../services/actor/actor.ts';
import type { Emit } from '../services/events/happened.ts';

export const smsCreditHandlers = (emit: Emit): HandlersFor<typeof smsCredit> => ({
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

/** @throws AppError ACCESS_DENIED_ACCOUNT. */
export function requireCreditor(principal: Principal, account: number): void {
  if (!mayCredit(principal, account)) throw new AppError('ACCESS_DENIED_ACCOUNT');
}

/** Staff alone make credit from nothing; whatever resellers give to clients is taken from what they have. */
export function makesCredit({ allow, actor }: Principal): boolean {
  return actor !== null || isStaff(allow);
}

/** Resellers set credit and prices of their clients, never their own: that is for staff. */
export function mayCredit({ accountId, allow, actor }: Principal, account: number): boolean {
  return accountId !== account || actor !== null || isStaff(allow);
}
