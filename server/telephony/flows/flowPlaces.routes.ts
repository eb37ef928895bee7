import type { locations } from '#contract/telephony/locations.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { resolveFlow, waysToBranch } from './resolveFlow.ts';

export const flowPlaceHandlers: Pick<HandlersFor<typeof locations>, 'getRecursiveFlow' | 'getRecursiveBranch'> = {
  getRecursiveFlow: ({ db, scope, input }) => resolveFlow(db, scope, input.params.id),
  getRecursiveBranch: ({ db, scope, input }) => waysToBranch(db, scope, input.params.id, input.params.branch),
};
