import type { Invitation } from '#contract/accounts.contract.ts';
import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { endSignups, insertSignup, isTaken } from '../../repositories/signups.repository.ts';
import { findHome } from '../../repositories/accountPaths.repository.ts';
import { AppError } from '../appError.ts';
import { newLinkToken } from '../mail/linkToken.ts';
import { queueMail } from '../mail/queueMail.ts';
import { localeOf } from '../users/localeOf.ts';
import { seal } from '../vault.ts';

/** How long a signup link is valid: two weeks. */
const lifeMs = 14 * 86_400_000;

interface Sending {
  jobs: Pick<JobQueue, 'sendMails'>;
  vaultKey: Uint8Array;
  now: Date;
}

/**
 * Emails a signup link to the owner of an account and ends previous links.
 * @throws AppError ALREADY-EXISTS with `{ path }` when the email already has a login.
 */
export async function sendSignup(
  tx: Tx,
  { jobs, vaultKey, now }: Sending,
  accountId: number,
  { email, payment, locale }: Invitation,
): Promise<void> {
  if (await isTaken(tx, email)) throw new AppError('ALREADY-EXISTS', { path: 'email' });
  await endSignups(tx, accountId, now);
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await insertSignup(tx, { accountId, hash, payload: { email, payment }, createdAt: now, expiresAt });
  const home = await findHome(tx, accountId);
  if (!home) throw new AppError('NOT-FOUND');
  const payload = {
    to: email,
    locale: locale ?? localeOf(home.country),
    token: seal(vaultKey, token, `signup ${email}`),
  };
  await queueMail(tx, jobs, { accountId, kind: 'signup', payload });
}
