import type { users } from '#contract/tenancy/users.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { touchSession } from '../../kernel/access/sessions.ts';
import { changeMe } from './changeMe.ts';
import { createSipCredentials } from './sipCredentials.ts';
import { ownProfile } from './ownProfile.ts';

export const userHandlers: HandlersFor<typeof users> = {
  getMe: (context) => ownProfile(context.system, context.principal, context),
  changeMe: (context) => changeMe(actorOf(context), context.input.body, context),
  createSipCredentials: (context) => createSipCredentials(actorOf(context), context.config),
  async heartbeat({ system, principal, now, input }) {
    await touchSession(system, principal, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
