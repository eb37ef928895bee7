import type { accounts } from '#contract/accounts.contract.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { authorOf } from '../http/authorOf.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { accountTree } from '../services/accounts/accountTree.ts';
import type { AccountWrite } from '../services/accounts/accountWrite.ts';
import { changeAccount } from '../services/accounts/changeAccount.ts';
import { createAccount } from '../services/accounts/createAccount.ts';
import { deleteAccount } from '../services/accounts/deleteAccount.ts';
import { inviteOwner } from '../services/accounts/inviteOwner.ts';
import { readAccount, readBranch } from '../services/accounts/readAccount.ts';

export const accountHandlers: HandlersFor<typeof accounts> = {
  getAccountTree: ({ db, scope }) => accountTree(db, scope),
  getFreshAccounts({ db, scope, reply }) {
    reply.header('cache-control', 'no-store');
    return accountTree(db, scope);
  },
  getAccountBranch: ({ db, scope, input }) => readBranch(db, scope, input.params.accountId, input.params.depth),
  getAccount: ({ db, scope, input }) => readAccount(db, scope, input.params.accountId),
  createAccount: (context) => createAccount(writeOf(context), context.input.body),
  changeAccount: (context) => changeAccount(writeOf(context), context.input.params.accountId, context.input.body),
  inviteOwner: (context) => inviteOwner(writeOf(context), context.input.params.accountId, context.input.body),
  deleteAccount: (context) =>
    deleteAccount(writeOf(context), context.input.params.accountId, context.input.body.accounts),
};

type Given = Pick<
  SessionContext<EndpointSpec>,
  'system' | 'scope' | 'reader' | 'request' | 'jobs' | 'vaultKey' | 'now'
>;

function writeOf(context: Given): AccountWrite {
  const { system: db, scope, reader, jobs, vaultKey, now } = context;
  return { db, scope, reader, jobs, vaultKey, now: now(), author: authorOf(context) };
}
