import type { users } from '#contract/users.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { touchSession } from '../repositories/sessions.repository.ts';
import { findProfile } from '../repositories/users.repository.ts';
import { AppError } from '../services/appError.ts';

export const userHandlers: HandlersFor<typeof users> = {
  async getMe({ db, reader }) {
    const profile = await findProfile(db, reader.accountId, reader.userId);
    if (!profile) throw new AppError('NOT-FOUND');
    return profile;
  },
  async heartbeat({ db, reader, now, input }) {
    await touchSession(db, reader, new Date(now().getTime() - input.params.idle * 1000));
    return { alive: true };
  },
};
