import type { Actor } from '../../../server/kernel/access/actor.ts';
import { scopeOf } from '../../../server/kernel/access/scope.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';

/** The administrator of an account at work, for use cases that a test asks without a request. */
export function anActor(db: Db, account: number, now = new Date()): Actor {
  const scope = scopeOf([account]);
  const email = 'robin@example.test';
  return {
    db,
    system: db,
    scope,
    visibleAccounts: scope,
    principal: {
      userId: 1,
      accountId: account,
      email,
      timezone: 'UTC',
      allow: { admin: true },
      sessionId: '',
      actor: null,
      secondFactorDue: false,
    },
    author: { userId: 1, email, asUserId: null, address: '127.0.0.1' },
    now,
  };
}
