import { isPasswordStrong, type PasswordStrength } from '#values/password.ts';
import { AppError } from '../../kernel/appError.ts';
import { isBreached } from './isBreached.ts';

/** @throws AppError INVALID-PAYLOAD when the password breaks the installation's rule. */
export async function requirePassword(config: { PASSWORD_RULE: PasswordStrength }, password: string): Promise<void> {
  const rule = config.PASSWORD_RULE;
  if (!isPasswordStrong(password, rule)) refuse('passwordWeak');
  if (rule === 'breached' && (await isBreached(password))) refuse('passwordBreached');
}

function refuse(message: string): never {
  throw new AppError('INVALID-PAYLOAD', [{ path: 'password', message }]);
}
