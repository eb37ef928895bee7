import type { apiKeys } from '#contract/apiKeys.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../services/access/apiKeys.ts';
import { authorOf } from '../services/access/authorOf.ts';

export const apiKeyHandlers: HandlersFor<typeof apiKeys> = {
  listApiKeys: ({ db, scope }) => listApiKeys(db, scope),
  createApiKey(context) {
    const { params, body } = context.input;
    return createApiKey(context.db, authorOf(context), { ...params, ...body }, context.now());
  },
  revokeApiKey: (context) =>
    revokeApiKey(context.db, context.scope, authorOf(context), context.input.params.id, context.now()),
};
