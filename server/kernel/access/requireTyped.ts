import { AppError } from '../appError.ts';

/** @throws AppError ACCOUNTS-NOT-CONFIRMED with `{ accounts }` unless the number of accounts that lose something is typed. */
export function requireTyped(accounts: number, typed: number | undefined): void {
  if (accounts > 0 && typed !== accounts) throw new AppError('ACCOUNTS-NOT-CONFIRMED', { accounts });
}
