import type { accounts } from '#contract/accounts.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { authorOf } from '../services/actor/authorOf.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import type { Emit } from '../services/events/happened.ts';
import { accountTree } from '../services/accounts/accountTree.ts';
import type { AccountWrite } from '../services/accounts/accountWrite.ts';
import { changeAccount, previewMove } from '../services/accounts/changeAccount.ts';
import { createAccount } from '../services/accounts/createAccount.ts';
import { deleteAccount } from '../services/accounts/deleteAccount.ts';
import { inviteOwner } from '../services/accounts/inviteOwner.ts';
import { requireSeen } from '../services/accounts/requireSeen.ts';
import { readAccount, readBranch } from '../services/accounts/readAccount.ts';

export const accountHandlers = (emit: Emit): HandlersFor<typeof accounts> => ({
  getAccountTree: ({ db, scope }) => accountTree(db, scope),
  getFreshAccounts: ({ db, scope }) => accountTree(db, scope),
  getAccountBranch: ({ db, scope, input }) => readBranch(db, scope, input.params.accountId, input.params.depth),
  getAccount: ({ db, scope, input }) => readAccount(db, scope, input.params.accountId),
  async createAccount(context) {
    const { body } = context.input;
    await requireSeen(context.db, body.father, 'ACCESS_DENIED_ACCOUNT');
    return createAccount(accountWriteOf(context), body);
  },
  async changeAccount(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    await requireSeen(context.db, body.father, 'ACCESS_DENIED_ACCOUNT');
    return changeAccount(accountWriteOf(context), params.accountId, body, emit);
  },
  async previewMove(context) {
    const { accountId, father } = context.input.params;
    await requireSeen(context.db, accountId, 'NOT-FOUND');
    await requireSeen(context.db, father, 'ACCESS_DENIED_ACCOUNT');
    return { ends: await previewMove(accountWriteOf(context), accountId, father) };
  },
  async inviteOwner(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    return inviteOwner(accountWriteOf(context), params.accountId, body);
  },
  async deleteAccount(context) {
    const { params, body } = context.input;
    await requireSeen(context.db, params.accountId, 'NOT-FOUND');
    return deleteAccount(accountWriteOf(context), params.accountId, body.accounts);
  },
});

type Given = Pick<
  SessionContext<EndpointSpec>,
  'system' | 'scope' | 'principal' | 'request' | 'jobs' | 'vaultKey' | 'now'
>;

export function accountWriteOf(context: Given): AccountWrite {
  const { system: db, scope, principal, jobs, vaultKey, now } = context;
  return { db, scope, principal, jobs, vaultKey, now: now(), author: authorOf(context) };
}
