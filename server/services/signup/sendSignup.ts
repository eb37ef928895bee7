import type { Invitation } from '#contract/accounts.contract.ts';
import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { endSignups, insertSignup, isTaken } from '../../repositories/signups.repository.ts';
import { AppError } from '../appError.ts';
import { newLinkToken } from '../mail/linkToken.ts';
import { queueMail } from '../mail/queueMail.ts';
import { seal } from '../vault.ts';

/** For how long an owner may take to sign up: a fortnight. */
const lifeMs = 14 * 86_400_000;

interface Sending {
  jobs: Pick<JobQueue, 'sendMails'>;
  vaultKey: Uint8Array;
  now: Date;
}

/**
 * Mails the link by which somebody signs up as the owner of an account. Links that were sent before end.
 * @throws AppError ALREADY-EXISTS with `{ path }` when the e-mail has a login already.
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
  const payload = { to: email, locale, token: seal(vaultKey, token, `signup ${email}`) };
  await queueMail(tx, jobs, { accountId, kind: 'signup', payload });
}
