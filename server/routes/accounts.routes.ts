import type { accounts } from '#contract/accounts.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { accountTree } from '../services/accounts/accountTree.ts';

export const accountHandlers: HandlersFor<typeof accounts> = {
  getAccountTree: ({ db, scope }) => accountTree(db, scope),
};
