import type { blocked } from '#contract/telephony/blocked.contract.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findBlocked, listBlocked } from './blockedCallers.repository.ts';
import { findBlockRules } from './blockRules.repository.ts';
import { changeBlockRules } from './changeBlockRules.ts';
import { blockCallerOf, blockNumber, toBlocked, unblock } from './blockCaller.ts';
import { found } from '../../kernel/found.ts';

export const blockedHandlers: HandlersFor<typeof blocked> = {
  getBlockRules: ({ db, input }) => findBlockRules(db, input.params.account),
  changeBlockRules: (context) =>
    changeBlockRules(context.db, authorOf(context), context.input.params.account, context.input.body),
  listBlocked: async ({ db, scope }) => (await listBlocked(db, scope)).map(toBlocked),
  async getBlocked({ db, scope, input }) {
    return toBlocked(found(await findBlocked(db, scope, input.params.id)));
  },
  blockNumber(context) {
    const { account } = context.input.params;
    const block = { account, ...context.input.body, call: null };
    return blockNumber(context.db, authorOf(context), block, context.now());
  },
  blockCaller(context) {
    const { db, scope, input, now } = context;
    const of = { account: input.params.account, call: input.body.cdrId };
    return blockCallerOf(db, scope, authorOf(context), of, now());
  },
  unblock: (context) => unblock(context.db, context.scope, authorOf(context), context.input.params.id),
};
