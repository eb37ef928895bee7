import { holds, type Scope } from './scope.ts';
import { AppError } from '../appError.ts';

/** @throws AppError ACCESS_DENIED_ACCOUNT if an account is not one that the user may see. */
export function requireAccount(scope: Scope, ...accounts: readonly number[]): void {
  if (!accounts.every((account) => holds(scope, account))) throw new AppError('ACCESS_DENIED_ACCOUNT');
}
