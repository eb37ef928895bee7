import type { identity } from '#contract/tenancy/identity.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listIdentities } from './identities.repository.ts';

export const identityHandlers: HandlersFor<typeof identity> = {
  listIdentities: ({ db, scope }) => listIdentities(db, scope),
};
