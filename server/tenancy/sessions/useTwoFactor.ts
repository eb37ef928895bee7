import type { Tx } from '../../kernel/db/executor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { changeCredentials, type Credentials, lockCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { lastCode } from './oneTimeCodes.repository.ts';
import { replaceRecoveryCodes } from './recoveryCodes.repository.ts';
import { removeDevices } from './removeDevices.ts';
import { AppError } from '../../kernel/appError.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { hashOfCode, newRecoveryCodes, plainRecoveryCode } from './codes.ts';
import { judgeCode, type Verdict } from './secondFactor.ts';
import { whileOff } from './setUpTwoFactor.ts';
import type { SendingCodes } from './smsCode.ts';
import { mailSecurityChange } from './mailSecurityChange.ts';
import { clearAttempts, countAttempt } from '../../kernel/access/throttle.ts';

type Method = 'totp' | 'sms';
export type CodeAction = 'check' | 'turnOff' | 'renewRecoveryCodes';

interface UsingCodes extends SendingCodes {
  jobs: Pick<JobQueue, 'send'>;
}

/** The user as both author and subject of a change. */
export type Owner = Author & UserKey;

/**
 * Turns a second factor on with its first code. Returns the recovery codes; the database stores their hashes.
 * @throws AppError ALREADY-EXISTS, INVALID-2FA-CODE-MISS, 2FA-CODE-USED, 2FA-CODE-EXPIRED, TOO-MANY-REQUESTS.
 */
export function confirmTwoFactor(
  sending: UsingCodes,
  owner: Owner,
  { mode, code }: { mode: Method; code: string },
  now: Date,
): Promise<string[]> {
  return byCode(sending, owner, now, async (tx) => {
    const user = await whileOff(tx, owner);
    const given = { code, sent: mode === 'sms' ? await lastCode(tx, user, 'number') : undefined, now };
    const verdict = await judgeCode(tx, sending.vaultKey, user, given, { method: mode, recovery: false });
    if (verdict !== 'right') return verdict;
    await changeCredentials(tx, user, {
      twoFactor: mode,
      ...(mode === 'totp' ? { twoFactorMobile: null } : { totpSecret: null }),
    });
    await mailSecurityChange(tx, sending.jobs, user, { change: 'twoFactorOn', address: owner.address });
    return renew(tx, sending, owner, 'twoFactor.turnedOn');
  });
}

/**
 * Performs an action that requires a second factor or recovery code. Returns the new state and any new recovery codes.
 * @throws AppError INVALID-2FA-CODE-MISS, 2FA-CODE-USED, 2FA-CODE-EXPIRED, TOO-MANY-REQUESTS.
 */
export async function useTwoFactor(
  sending: UsingCodes,
  owner: Owner,
  { code, action }: { code: string; action: CodeAction },
  now: Date,
): Promise<{ twoFactor: Method | null; recoveryCodes: string[] }> {
  let method: Method | null = null;
  const recoveryCodes = await byCode(sending, owner, now, async (tx) => {
    const user = await lockCredentials(tx, owner);
    if (!user?.twoFactor) return 'INVALID-2FA-CODE-MISS';
    method = user.twoFactor;
    const given = { code, sent: method === 'sms' ? await lastCode(tx, user, 'number') : undefined, now };
    const verdict = await judgeCode(tx, sending.vaultKey, user, given, { method, recovery: true });
    if (verdict !== 'right') return verdict;
    if (action === 'check') return [];
    const change = action === 'turnOff' ? 'twoFactorOff' : 'recoveryCodesRenewed';
    await mailSecurityChange(tx, sending.jobs, user, { change, address: owner.address });
    if (action === 'renewRecoveryCodes') return renew(tx, sending, owner, 'twoFactor.recoveryCodesRenewed');
    await turnOff(tx, user, owner);
    return [];
  });
  return { twoFactor: action === 'turnOff' ? null : method, recoveryCodes };
}

async function turnOff(tx: Tx, user: Credentials, owner: Owner): Promise<void> {
  await changeCredentials(tx, user, { twoFactor: null, totpSecret: null, totpLastStep: null, twoFactorMobile: null });
  await replaceRecoveryCodes(tx, user, []);
  await removeDevices(tx, user);
  const subject = `user ${user.userId}`;
  await writeAudit(tx, owner, { accountId: user.accountId, action: 'twoFactor.turnedOff', subject });
}

async function renew(tx: Tx, { vaultKey }: SendingCodes, owner: Owner, action: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const about = `recovery ${owner.userId}`;
  const hashes = codes.map((code) => hashOfCode(vaultKey, about, plainRecoveryCode(code)));
  await replaceRecoveryCodes(tx, owner, hashes);
  await writeAudit(tx, owner, { accountId: owner.accountId, action, subject: `user ${owner.userId}` });
  return codes;
}

/** Checks a code in a transaction that commits either way, because wrong codes count; then throws if it was wrong. */
async function byCode(
  { db }: SendingCodes,
  { userId }: UserKey,
  now: Date,
  judge: (tx: Tx) => Promise<Exclude<Verdict, 'right'> | string[]>,
): Promise<string[]> {
  await countAttempt(db, 'code', userId, now);
  const outcome = await db.transaction(judge);
  if (typeof outcome === 'string') throw new AppError(outcome);
  await clearAttempts(db, 'code', userId);
  return outcome;
}
