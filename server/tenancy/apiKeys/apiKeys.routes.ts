import type { apiKeys } from '#contract/tenancy/apiKeys.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { proveByPassword } from '../sessions/proveByPassword.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';

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
