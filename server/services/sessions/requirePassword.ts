import { passwordFaults, type PasswordStrength } from '#values/password.ts';
import { AppError } from '../appError.ts';

/** @throws AppError INVALID-PAYLOAD when the password is too weak for the installation's rule. */
export function requirePassword(config: { PASSWORD_RULE: PasswordStrength }, password: string): void {
  const faults = passwordFaults(password, config.PASSWORD_RULE);
  if (faults.length > 0) throw new AppError('INVALID-PAYLOAD', [{ path: 'password', message: 'passwordWeak' }]);
}
