import type { logins } from '#contract/tenancy/logins.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { countLogins, pageOfLogins } from './loginEvents.repository.ts';

export const loginHandlers: HandlersFor<typeof logins> = {
  async listLogins({ db, scope, input }) {
    const [data, recordsFiltered, recordsTotal] = await Promise.all([
      pageOfLogins(db, scope, input.query),
      countLogins(db, scope, input.query),
      countLogins(db, scope, {}),
    ]);
    return { data, recordsFiltered, recordsTotal };
  },
};
