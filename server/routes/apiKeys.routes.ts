import type { apiKeys } from '#contract/apiKeys.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../services/access/apiKeys.ts';
import { proveByPassword } from '../services/sessions/proveByPassword.ts';
import { authorOf } from '../services/actor/authorOf.ts';

export const apiKeyHandlers: HandlersFor<typeof apiKeys> = {
  listApiKeys: ({ db, scope }) => listApiKeys(db, scope),
  async createApiKey(context) {
    const { db, system, jobs, principal, input, now } = context;
    const { password, ...wanted } = input.body;
    const owner = await proveByPassword(system, principal, password, now());
    return createApiKey({ db, jobs, owner }, authorOf(context), { ...input.params, ...wanted }, now());
  },
  revokeApiKey: (context) =>
    revokeApiKey(context.db, context.scope, authorOf(context), context.input.params.id, context.now()),
};
