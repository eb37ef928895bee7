import type { users } from '#contract/users.contract.ts';
import { authorOf } from '../http/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { touchSession } from '../repositories/sessions.repository.ts';
import { findProfile } from '../repositories/users.repository.ts';
import { AppError } from '../services/appError.ts';
import { changeMe } from '../services/users/changeMe.ts';

export const userHandlers: HandlersFor<typeof users> = {
  async getMe({ system, reader }) {
    const profile = await findProfile(system, reader.accountId, reader.userId);
    if (!profile) throw new AppError('NOT-FOUND');
    const actor = reader.actor && { id: reader.actor.userId, email: reader.actor.email };
    return { ...profile, allow: reader.allow, actor };
  },
  changeMe: (context) => changeMe({ ...context, author: authorOf(context) }, context.input.body),
  async heartbeat({ system, reader, now, input }) {
    await touchSession(system, reader, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
