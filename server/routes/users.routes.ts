import type { users } from '#contract/users.contract.ts';
import { authorOf } from '../services/access/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { touchSession } from '../repositories/sessions.repository.ts';
import { findProfile } from '../repositories/users.repository.ts';
import { AppError } from '../services/appError.ts';
import { changeMe } from '../services/users/changeMe.ts';

export const userHandlers: HandlersFor<typeof users> = {
  async getMe({ system, principal }) {
    const profile = await findProfile(system, principal.accountId, principal.userId);
    if (!profile) throw new AppError('NOT-FOUND');
    const actor = principal.actor && { id: principal.actor.userId, email: principal.actor.email };
    const { allow, secondFactorDue } = principal;
    return { ...profile, allow, actor, secondFactorDue };
  },
  changeMe: (context) => changeMe({ ...context, author: authorOf(context) }, context.input.body),
  async heartbeat({ system, principal, now, input }) {
    await touchSession(system, principal, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
