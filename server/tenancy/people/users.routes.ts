import type { users } from '#contract/tenancy/users.contract.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { touchSession } from '../../kernel/access/sessions.ts';
import { changeMe } from './changeMe.ts';
import { createSipCredentials } from './sipCredentials.ts';
import { ownProfile } from './ownProfile.ts';

export const userHandlers: HandlersFor<typeof users> = {
  getMe: (context) => ownProfile(context.system, context),
  changeMe: (context) => changeMe({ ...context, author: authorOf(context) }, context.input.body),
  createSipCredentials: (context) => createSipCredentials(context),
  async heartbeat({ system, principal, now, input }) {
    await touchSession(system, principal, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
