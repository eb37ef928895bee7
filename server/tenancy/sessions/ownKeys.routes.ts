import type { ownKeys } from '#contract/tenancy/ownKeys.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { listOwnKeys, revokeOwnKey } from './ownKeys.ts';

export const ownKeyHandlers: HandlersFor<typeof ownKeys> = {
  listOwnKeys: ({ system, principal }) => listOwnKeys(system, principal.userId),
  revokeOwnKey: (context) => revokeOwnKey(actorOf(context), context.input.params),
};
