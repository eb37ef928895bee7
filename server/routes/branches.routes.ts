import type { branches } from '#contract/branches.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { findBranch, listBranches } from '../repositories/places/branches.repository.ts';
import { found } from '../services/found.ts';
import { changeBranch, createBranch, removeBranch } from '../services/places/changeBranch.ts';
import { toBranch } from '../services/places/toPlaces.ts';
import { actorOf } from '../services/actor/actor.ts';

export const branchHandlers: HandlersFor<typeof branches> = {
  listBranches: async ({ db, scope }) => (await listBranches(db, scope)).map(toBranch),
  createBranch: (context) => createBranch(actorOf(context), context.input.params.account, context.input.body),
  async getBranch({ db, scope, input }) {
    return toBranch(found(await findBranch(db, scope, input.params.id)));
  },
  changeBranch: (context) => changeBranch(actorOf(context), context.input.params.id, context.input.body),
  deleteBranch: (context) => removeBranch(actorOf(context), context.input.params.id),
};
