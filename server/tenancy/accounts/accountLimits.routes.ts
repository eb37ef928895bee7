import type { accountLimits } from '#contract/tenancy/accountLimits.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { changeLimit, readLimits } from '../../kernel/limits/accountLimits.ts';

export const accountLimitHandlers: HandlersFor<typeof accountLimits> = {
  listAccountLimits: ({ db, input }) => readLimits(db, input.params.account),
  setAccountLimit(context) {
    const { params, body } = context.input;
    const change = { accountId: params.account, name: params.name, ...body };
    return changeLimit(actorOf(context), change);
  },
};
