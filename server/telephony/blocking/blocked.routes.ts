import type { blocked } from '#contract/telephony/blocked.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findBlocked, listBlocked } from './blockedCallers.repository.ts';
import { findBlockRules } from './blockRules.repository.ts';
import { changeBlockRules } from './changeBlockRules.ts';
import { blockCallerOf, blockNumber, toBlocked, unblock } from './blockCaller.ts';
import { found } from '../../kernel/found.ts';

export const blockedHandlers: HandlersFor<typeof blocked> = {
  getBlockRules: ({ db, input }) => findBlockRules(db, input.params.account),
  changeBlockRules: (context) => changeBlockRules(actorOf(context), context.input.params.account, context.input.body),
  listBlocked: async ({ db, scope }) => (await listBlocked(db, scope)).map(toBlocked),
  async getBlocked({ db, scope, input }) {
    return toBlocked(found(await findBlocked(db, scope, input.params.id)));
  },
  blockNumber(context) {
    const { account } = context.input.params;
    const block = { account, ...context.input.body, call: null };
    return blockNumber(actorOf(context), block);
  },
  blockCaller(context) {
    const { params, body } = context.input;
    return blockCallerOf(actorOf(context), { account: params.account, call: body.cdrId });
  },
  unblock: (context) => unblock(actorOf(context), context.input.params.id),
};
