import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import type { Credentials } from './credentials.repository.ts';
import { type CodePurpose, insertCode } from './oneTimeCodes.repository.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { hashOfCode, newSmsCode } from './codes.ts';
import { countAttempt } from '../../kernel/access/throttle.ts';

export interface CodeMessage {
  accountId: number;
  /** E.164. */
  to: string;
  text: string;
  /** What may be kept of them. */
  masked: { to: string; text: string };
}

/**
 * Sends a text message with a code.
 * @throws AppError NOT-CONFIGURED without a sender, CARRIER-FAILED when the carrier rejects it.
 */
export type SendCode = (message: CodeMessage) => Promise<void>;

/** Lifetime of a sent code, and of a login that waits for one. */
const codeLife = 10 * 60_000;

export interface SendingCodes {
  db: Db;
  config: { PUBLIC_BASE_URL: string };
  vaultKey: Uint8Array;
  sendCode: SendCode;
}

const texts: Record<Locale, (title: string, code: string) => string> = {
  'en-US': (title, code) => `${title}: your code is ${code}. It works once and expires in 10 minutes. Never share it.`,
  'en-GB': (title, code) => `${title}: your code is ${code}. It works once and expires in 10 minutes. Never share it.`,
  'it-IT': (title, code) =>
    `${title}: il tuo codice è ${code}. Vale una sola volta e scade tra 10 minuti. Non condividerlo con nessuno.`,
};

/**
 * Stores a code and sends it to the user's number. Returns the code's id.
 * @throws AppError TOO-MANY-REQUESTS, CARRIER-FAILED, NOT-CONFIGURED.
 */
export async function sendSmsCode(
  { db, config, vaultKey, sendCode }: SendingCodes,
  user: Credentials,
  purpose: CodePurpose,
  now: Date,
): Promise<string> {
  await countAttempt(db, 'sms', user.userId, now);
  const [id, code] = [randomUUID(), newSmsCode()];
  const { title } = await brandOf(db, config.PUBLIC_BASE_URL, user.accountId);
  const to = user.twoFactorMobile ?? '';
  const textOf = (shown: string) => texts[user.locale](title, shown);
  const masked = { to: maskNumber(to), text: textOf('•'.repeat(code.length)) };
  await sendCode({ accountId: user.accountId, to, text: textOf(code), masked });
  await keepCode(db, user, { id, purpose, hash: hashOfCode(vaultKey, id, code) }, now);
  return id;
}

/** Stores a code, or a login that waits for one from an app (no hash). */
export async function keepCode(
  db: Executor,
  { accountId, userId }: Credentials,
  code: { id: string; purpose: CodePurpose; hash: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeLife);
  await insertCode(db, { accountId, userId, ...code, createdAt: now, expiresAt });
}

/** Masks a number except for its country code and last three digits. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 3)}${'•'.repeat(Math.max(number.length - 6, 1))}${number.slice(-3)}`;
}
