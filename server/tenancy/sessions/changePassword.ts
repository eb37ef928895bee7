import type { PasswordStrength } from '#values/password.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { lockCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { hashPassword } from './passwords.ts';
import { proveByPassword } from './proveByPassword.ts';
import { requirePassword } from './requirePassword.ts';
import { storePassword } from './storePassword.ts';

/** The user who changes their password, with session and address. */
export interface PasswordOwner extends UserKey {
  sessionId: string;
  address: string;
}

interface Keeping {
  db: Db;
  jobs: Pick<JobQueue, 'send'>;
  config: { PASSWORD_RULE: PasswordStrength };
}

/**
 * Changes a password, given the current one. Ends all other sessions and removes all trusted devices.
 * @throws AppError INVALID-PAYLOAD for a weak password, INVALID-PASSWORD, TOO-MANY-REQUESTS.
 */
export async function changePassword(
  { db, jobs, config }: Keeping,
  owner: PasswordOwner,
  { current, password, revokeKeys }: { current: string; password: string; revokeKeys: boolean },
  now: Date,
): Promise<void> {
  await requirePassword(config, password);
  await proveByPassword(db, owner, current, now);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = found(await lockCredentials(tx, owner));
    const change = { passwordHash, address: owner.address, keep: owner.sessionId, revokeKeys };
    await storePassword(tx, jobs, user, { ...change, action: 'password.changed' }, now);
  });
}
