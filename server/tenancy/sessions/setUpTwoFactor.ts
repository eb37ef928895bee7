import type { Security } from '#contract/tenancy/twoFactor.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { changeCredentials, type Credentials, findCredentials, lockCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { spendCodes } from './oneTimeCodes.repository.ts';
import { countRecoveryCodes } from './recoveryCodes.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { found } from '../../kernel/found.ts';
import { seal } from '../../kernel/vault.ts';
import { totpRow } from './secondFactor.ts';
import { maskNumber, type SendingCodes, sendSmsCode } from './smsCode.ts';
import { newTotp } from './totp.ts';

/** A password change is recommended every two months (specification section 9). */
const advisedMs = 61 * 86_400_000;

/** How a user's login is protected. */
export async function securityOf({ db }: Pick<SendingCodes, 'db'>, key: UserKey, now: Date): Promise<Security> {
  const user = found(await findCredentials(db, key));
  const { passwordChangedAt: changed, twoFactor, twoFactorMobile: mobile } = user;
  return {
    twoFactor,
    mobile: mobile === null ? null : maskNumber(mobile),
    recoveryCodes: twoFactor === null ? 0 : await countRecoveryCodes(db, user),
    passwordChangedAt: changed?.toISOString() ?? null,
    passwordAdvised: changed !== null && now.getTime() - changed.getTime() > advisedMs,
  };
}

/**
 * Sets the number for codes; it takes effect once a code sent to it is confirmed.
 * @throws AppError ALREADY-EXISTS while a second factor is on.
 */
export async function addNumber({ db }: SendingCodes, author: Author & UserKey, mobile: string, now: Date) {
  await db.transaction(async (tx) => {
    const user = await whileOff(tx, author);
    await spendCodes(tx, user, { purpose: 'number' }, now);
    await changeCredentials(tx, user, { twoFactorMobile: mobile });
    const subject = `user ${user.userId}`;
    await writeAudit(tx, author, { accountId: user.accountId, action: 'twoFactor.numberAdded', subject });
  });
}

/**
 * Sends a code to the user's number, whether pending or in use. Returns the masked number.
 * @throws AppError NUMBER-NOT-FOUND, CARRIER-FAILED, NOT-CONFIGURED, TOO-MANY-REQUESTS.
 */
export async function sendNumberCode(sending: SendingCodes, key: UserKey, now: Date): Promise<string> {
  const user = found(await findCredentials(sending.db, key));
  if (user.twoFactorMobile === null) throw new AppError('NUMBER-NOT-FOUND');
  await sendSmsCode(sending, user, 'number', now);
  return maskNumber(user.twoFactorMobile);
}

/**
 * Creates a secret for an authenticator app; it takes effect once a code is confirmed.
 * @throws AppError ALREADY-EXISTS while a second factor is on.
 */
export async function makeTotp({ db, config, vaultKey }: SendingCodes, key: UserKey) {
  const user = found(await findCredentials(db, key));
  const { title } = await brandOf(db, config.PUBLIC_BASE_URL, key.accountId);
  const made = await newTotp(title, user.email);
  await db.transaction(async (tx) => {
    const locked = await whileOff(tx, key);
    await changeCredentials(tx, locked, {
      totpSecret: seal(vaultKey, made.secret, totpRow(locked)),
      totpLastStep: null,
    });
  });
  return made;
}

/** Locks the user's row if no second factor is on: one must be turned off with a code before another is set up. */
export async function whileOff(tx: Tx, key: UserKey): Promise<Credentials> {
  const user = found(await lockCredentials(tx, key));
  if (user.twoFactor !== null) throw new AppError('ALREADY-EXISTS');
  return user;
}
