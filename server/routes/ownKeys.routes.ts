import type { ownKeys } from '#contract/ownKeys.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { authorOf } from '../services/actor/authorOf.ts';
import { listOwnKeys, revokeOwnKey } from '../services/sessions/ownKeys.ts';

export const ownKeyHandlers: HandlersFor<typeof ownKeys> = {
  listOwnKeys: ({ system, principal }) => listOwnKeys(system, principal.userId),
  revokeOwnKey: (context) => revokeOwnKey(context.system, authorOf(context), context.input.params, context.now()),
};
