import type { apiKeys } from '#contract/tenancy/apiKeys.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { proveByPassword } from '../sessions/proveByPassword.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const apiKeyHandlers: HandlersFor<typeof apiKeys> = {
  listApiKeys: ({ db, scope }) => listApiKeys(db, scope),
  async createApiKey(context) {
    const { system, jobs, principal, input, now } = context;
    const { password, ...wanted } = input.body;
    const owner = await proveByPassword(system, principal, password, now());
    return createApiKey(actorOf(context), { ...input.params, ...wanted }, { jobs, owner });
  },
  revokeApiKey: (context) => revokeApiKey(actorOf(context), context.input.params.id),
};
