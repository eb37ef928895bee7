import type { accounts } from '#contract/tenancy/accounts.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { accountTree } from './accountTree.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { changeAccount, previewMove } from './changeAccount.ts';
import { createAccount } from './createAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { inviteOwner } from './inviteOwner.ts';
import { requireSeen } from './requireSeen.ts';
import { readAccount, readBranch } from './readAccount.ts';

export const accountHandlers = (emit: Emit): HandlersFor<typeof accounts> => ({
  getAccountTree: ({ db, scope }) => accountTree(db, scope),
  getFreshAccounts: ({ db, scope }) => accountTree(db, scope),
  getAccountBranch: ({ db, scope, input }) => readBranch(db, scope, input.params.accountId, input.params.depth),
  getAccount: ({ db, scope, input }) => readAccount(db, scope, input.params.accountId),
  async createAccount(context) {
    const { body } = context.input;
    await requireSeen(context.db, body.father, 'ACCESS_DENIED_ACCOUNT');
    return createAccount(actorOf(context), body, context);
  },
  async changeAccount(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    await requireSeen(context.db, body.father, 'ACCESS_DENIED_ACCOUNT');
    return changeAccount(actorOf(context), params.accountId, body, emit);
  },
  async previewMove(context) {
    const { accountId, father } = context.input.params;
    await requireSeen(context.db, accountId, 'NOT-FOUND');
    await requireSeen(context.db, father, 'ACCESS_DENIED_ACCOUNT');
    return { ends: await previewMove(actorOf(context), accountId, father) };
  },
  async inviteOwner(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    return inviteOwner(actorOf(context), params.accountId, body, context);
  },
  async deleteAccount(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    return deleteAccount(actorOf(context), params.accountId, body.accounts);
  },
});
