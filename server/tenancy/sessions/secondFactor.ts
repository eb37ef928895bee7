import type { Tx } from '../../kernel/db/executor.ts';
import { type Credentials, changeCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { tryCode, spendCodes } from './oneTimeCodes.repository.ts';
import { takeRecoveryCode } from './recoveryCodes.repository.ts';
import { unseal } from '../../kernel/vault.ts';
import { hashOfCode, isSameHash, plainRecoveryCode } from './codes.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes after which a pending login, or a sent code, is invalidated. */
export const mostWrongCodes = 5;

export type Verdict = 'right' | 'INVALID-2FA-CODE-MISS' | '2FA-CODE-USED' | '2FA-CODE-EXPIRED';

/** A code and when it was given. `id` is the pending login or the message that it answers, if any. */
export interface GivenCode {
  code: string;
  sent: string | undefined;
  now: Date;
}

const isDigits = (code: string) => /^\d{6}$/.test(code);

/** Binds a TOTP secret to its user's row. */
export const totpRow = ({ accountId, userId }: UserKey) => `totp ${accountId}/${userId}`;

/**
 * Checks a code of one method: the app, a text message or, if `recovery` allows it, a recovery code. A correct code is
 * consumed. The user's row must be locked, so that of two requests with one code the second is told that it was used.
 */
export async function judgeCode(
  tx: Tx,
  vaultKey: Uint8Array,
  user: Credentials,
  given: GivenCode,
  { method, recovery }: { method: 'totp' | 'sms'; recovery: boolean },
): Promise<Verdict> {
  const sent = given.sent === undefined ? undefined : await tryCode(tx, user, given.sent);
  if (given.sent !== undefined && (!sent || sent.expiresAt <= given.now || sent.attempts > mostWrongCodes))
    return '2FA-CODE-EXPIRED';
  if (!isDigits(given.code)) return recovery ? judgeRecovery(tx, vaultKey, user, given) : 'INVALID-2FA-CODE-MISS';
  if (method === 'totp') return judgeTotp(tx, vaultKey, user, given);
  if (!sent) return '2FA-CODE-EXPIRED';
  if (!isSameHash(sent.hash, hashOfCode(vaultKey, sent.id, given.code))) return 'INVALID-2FA-CODE-MISS';
  await spendCodes(tx, user, { id: sent.id }, given.now);
  return 'right';
}

async function judgeTotp(tx: Tx, vaultKey: Uint8Array, user: Credentials, { code, now }: GivenCode): Promise<Verdict> {
  if (user.totpSecret === null) return 'INVALID-2FA-CODE-MISS';
  const step = await stepOfCode(unseal(vaultKey, user.totpSecret, totpRow(user)), code, now);
  if (step === undefined) return 'INVALID-2FA-CODE-MISS';
  if (user.totpLastStep !== null && step <= user.totpLastStep) return '2FA-CODE-USED';
  await changeCredentials(tx, user, { totpLastStep: step });
  return 'right';
}

async function judgeRecovery(tx: Tx, vaultKey: Uint8Array, user: UserKey, { code, now }: GivenCode): Promise<Verdict> {
  const hash = hashOfCode(vaultKey, `recovery ${user.userId}`, plainRecoveryCode(code));
  const outcome = await takeRecoveryCode(tx, user, hash, now);
  if (outcome === 'wrong') return 'INVALID-2FA-CODE-MISS';
  return outcome === 'used' ? '2FA-CODE-USED' : 'right';
}
