import type { ownKeys } from '#contract/tenancy/ownKeys.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { listOwnKeys, revokeOwnKey } from './ownKeys.ts';

export const ownKeyHandlers: HandlersFor<typeof ownKeys> = {
  listOwnKeys: ({ system, principal }) => listOwnKeys(system, principal.userId),
  revokeOwnKey: (context) => revokeOwnKey(context.system, authorOf(context), context.input.params, context.now()),
};
