import type { Signup } from '#contract/tenancy/signup.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findSignup, type FoundSignup } from './signups.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';

/**
 * The signup of a token. In a transaction its row is locked until the end.
 * @throws AppError INV01 with `{ reason }`: unknown, used or expired.
 */
export async function openSignup(executor: Executor, token: string, now: Date): Promise<FoundSignup> {
  const found = await findSignup(executor, hashOfToken(token));
  if (!found) throw new AppError('INV01', { reason: 'unknown' });
  if (found.usedAt || found.status !== 'invited') throw new AppError('INV01', { reason: 'used' });
  if (found.expiresAt <= now) throw new AppError('INV01', { reason: 'expired' });
  return found;
}

export function signupOf({ payload, expiresAt, ...account }: FoundSignup): Signup {
  const { name: accountName, inviter, country, timezone, category } = account;
  const { email, payment, owner } = payload;
  const expires = expiresAt.toISOString();
  return {
    email,
    payment,
    accountName,
    inviter,
    country,
    timezone,
    category,
    expires,
    business: owner?.business ?? null,
  };
}
