import type { Invitation } from '#contract/tenancy/accounts.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { endSignups, insertSignup, isTaken } from './signups.repository.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { AppError } from '../../kernel/appError.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { localeOf } from '../../kernel/access/localeOf.ts';
import { seal } from '../../kernel/vault.ts';

/** How long a signup link is valid: two weeks. */
const lifeMs = 14 * 86_400_000;

export interface SignupMail {
  jobs: Pick<JobQueue, 'send'>;
  vaultKey: Uint8Array;
}

/**
 * Emails a signup link to the owner of an account and ends previous links.
 * @throws AppError STRIPE-NOT-CONFIGURED when it requires a card; ALREADY-EXISTS with `{ path }` when the email already has a login.
 */
export async function sendSignup(
  tx: Tx,
  { now }: Actor,
  { id: accountId, invitation }: { id: number; invitation: Invitation },
  { jobs, vaultKey }: SignupMail,
): Promise<void> {
  const { email, payment, locale } = invitation;
  // No payment provider can be set up yet: whoever had to pay by card could never finish.
  if (payment === 'stripe') throw new AppError('STRIPE-NOT-CONFIGURED');
  if (await isTaken(tx, email)) throw new AppError('ALREADY-EXISTS', { path: 'email' });
  await endSignups(tx, accountId, now);
  const { token } = await handOverSignup(tx, accountId, { email, payment }, now);
  const home = found(await findHome(tx, accountId));
  const payload = {
    to: email,
    locale: locale ?? localeOf(home.country),
    token: seal(vaultKey, token, `signup ${email}`),
  };
  await queueMail(tx, jobs, { accountId, kind: 'signup', payload });
}

/** Creates a signup link without sending it; earlier ones stay. */
export async function handOverSignup(
  tx: Tx,
  accountId: number,
  { email, payment }: Pick<Invitation, 'email' | 'payment'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await insertSignup(tx, { accountId, hash, payload: { email, payment }, createdAt: now, expiresAt });
  return { token, expiresAt };
}
