import type { Db } from '../../kernel/db/executor.ts';
import { type Credentials, findCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { AppError } from '../../kernel/appError.ts';
import { isPassword } from './passwords.ts';
import { clearAttempts, countAttempt } from '../../kernel/access/throttle.ts';

/**
 * Checks the signed-in user's password again before credentials are changed.
 * @throws AppError INVALID-PASSWORD, TOO-MANY-REQUESTS.
 */
export async function proveByPassword(db: Db, user: UserKey, password: string, now: Date): Promise<Credentials> {
  await countAttempt(db, 'password', user.userId, now);
  const found = await findCredentials(db, user);
  if (!found || !(await isPassword(found.passwordHash ?? undefined, password))) throw new AppError('INVALID-PASSWORD');
  await clearAttempts(db, 'password', user.userId);
  return found;
}
