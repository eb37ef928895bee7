import type { users } from '#contract/users.contract.ts';
import { authorOf } from '../services/actor/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { touchSession } from '../repositories/sessions.repository.ts';
import { changeMe } from '../services/users/changeMe.ts';
import { createSipCredentials } from '../services/users/sipCredentials.ts';
import { ownProfile } from '../services/users/ownProfile.ts';

export const userHandlers: HandlersFor<typeof users> = {
  getMe: (context) => ownProfile(context.system, context),
  changeMe: (context) => changeMe({ ...context, author: authorOf(context) }, context.input.body),
  createSipCredentials: (context) => createSipCredentials(context),
  async heartbeat({ system, principal, now, input }) {
    await touchSession(system, principal, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
