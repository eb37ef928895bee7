import type { branches } from '#contract/telephony/branches.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findBranch, listBranches } from './branches.repository.ts';
import { found } from '../../kernel/found.ts';
import { changeBranch, createBranch, removeBranch } from './changeBranch.ts';
import { toBranch } from './toPlaces.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const branchHandlers: HandlersFor<typeof branches> = {
  listBranches: async ({ db, scope }) => (await listBranches(db, scope)).map(toBranch),
  createBranch: (context) => createBranch(actorOf(context), context.input.params.account, context.input.body),
  async getBranch({ db, scope, input }) {
    return toBranch(found(await findBranch(db, scope, input.params.id)));
  },
  changeBranch: (context) => changeBranch(actorOf(context), context.input.params.id, context.input.body),
  deleteBranch: (context) => removeBranch(actorOf(context), context.input.params.id),
};
