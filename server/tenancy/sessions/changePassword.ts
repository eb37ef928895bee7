import type { PasswordStrength } from '#values/password.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { lockCredentials } from './credentials.repository.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { hashPassword } from './passwords.ts';
import { proveByPassword } from './proveByPassword.ts';
import { requirePassword } from './requirePassword.ts';
import { storePassword } from './storePassword.ts';

interface PasswordParts {
  jobs: Pick<JobQueue, 'send'>;
  config: { PASSWORD_RULE: PasswordStrength };
}

/**
 * Changes a password, given the current one. Ends all other sessions and removes all trusted devices.
 * @throws AppError INVALID-PAYLOAD for a weak password, INVALID-PASSWORD, TOO-MANY-REQUESTS.
 */
export async function changePassword(
  { system, principal, author, now }: Actor,
  { current, password, revokeKeys }: { current: string; password: string; revokeKeys: boolean },
  { jobs, config }: PasswordParts,
): Promise<void> {
  await requirePassword(config, password);
  await proveByPassword(system, principal, current, now);
  const passwordHash = await hashPassword(password);
  await system.transaction(async (tx) => {
    const user = found(await lockCredentials(tx, principal));
    const change = { passwordHash, address: author.address, keep: principal.sessionId, revokeKeys };
    await storePassword(tx, jobs, user, { ...change, action: 'password.changed' }, now);
  });
}
