import { randomUUID } from 'node:crypto';
import type { Challenge } from '#contract/tenancy/session.contract.ts';
import { type Credentials, findLogin, lockCredentials } from './credentials.repository.ts';
import { insertLoginEvent } from './loginEvents.repository.ts';
import { spendCodes } from './oneTimeCodes.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { isClosedLogin } from './demoLogin.ts';
import { isPassword } from './passwords.ts';
import { judgeCode, type Verdict } from './secondFactor.ts';
import { type SessionRules, startSession, type TokenPair } from './sessions.service.ts';
import { keepCode, maskNumber, type SendingCodes, sendSmsCode } from './smsCode.ts';
import { clearAttempts, countAttempt, undoAttempt, type AttemptKind } from '../../kernel/access/throttle.ts';
import { isTrusted, trustDevice } from './trustedDevice.ts';

export interface LoggingIn extends SendingCodes {
  config: SendingCodes['config'] & Parameters<typeof isClosedLogin>[0] & SessionRules['config'];
  sessionKey: Uint8Array;
}

/** A login attempt and its origin. `deviceSecret` returns the browser's cookie for a user who trusts it. */
export interface LoginRequest {
  email: string;
  password: string;
  address: string;
  userAgent: string;
  deviceSecret: (userId: number) => string | undefined;
}

/** The second step of a login. */
export interface CodeAnswer {
  challenge: string;
  code: string;
  remember: boolean;
}

/** The result of a login: tokens, and the cookie's secret if the browser becomes trusted. */
export interface LoggedIn {
  userId: number;
  tokens: TokenPair;
  deviceSecret: string | null;
}

/**
 * Logs in with email and password.
 * @throws AppError E003 for a wrong pair, even for an unknown email; 2FA-REQUIRED with a `Challenge`; TOO-MANY-REQUESTS.
 */
export async function logIn(logging: LoggingIn, request: LoginRequest, now: Date): Promise<LoggedIn> {
  const user = await provePassword(logging, request, now);
  const isAsked = user.twoFactor !== null;
  if (isAsked && !(await isTrusted(logging.db, user, request.deviceSecret(user.userId), now)))
    throw new AppError('2FA-REQUIRED', { ...(await challenge(logging, user, now)) });
  return { userId: user.userId, tokens: await enter(logging, user, request, now), deviceSecret: null };
}

/**
 * Logs in with email, password and the requested code.
 * @throws AppError as `logIn`, and INVALID-2FA-CODE-MISS, 2FA-CODE-USED, 2FA-CODE-EXPIRED to start over.
 */
export async function logInWithCode(
  logging: LoggingIn,
  request: LoginRequest,
  answer: CodeAnswer,
  now: Date,
): Promise<LoggedIn> {
  const { db, vaultKey } = logging;
  const user = await provePassword(logging, request, now);
  await countAttempt(db, 'code', user.userId, now);
  const verdict = await db.transaction(async (tx): Promise<Verdict> => {
    const locked = await lockCredentials(tx, user);
    if (!locked?.twoFactor) return '2FA-CODE-EXPIRED';
    const given = { code: answer.code, sent: answer.challenge, now };
    const judged = await judgeCode(tx, vaultKey, locked, given, { method: locked.twoFactor, recovery: true });
    if (judged === 'right') await spendCodes(tx, user, { id: answer.challenge }, now);
    return judged;
  });
  if (verdict !== 'right') {
    await note(logging, user, request, 'wrongCode', now);
    throw new AppError(verdict);
  }
  await clearAttempts(db, 'code', user.userId);
  const deviceSecret = answer.remember ? await trustDevice(db, user, request.userAgent, now) : null;
  return { userId: user.userId, tokens: await enter(logging, user, request, now), deviceSecret };
}

async function provePassword(logging: LoggingIn, request: LoginRequest, now: Date): Promise<Credentials> {
  const { db } = logging;
  const { email, password, address } = request;
  await countAttempt(db, 'address', address, now);
  const user = await findLogin(db, email);
  const lock = await lockOf(logging, request, user, now);
  const tries = await countAttempt(db, ...lock, now);
  const isRight = await isPassword(user?.passwordHash ?? undefined, password);
  if (!isRight || !user || isClosedLogin(logging.config, request)) {
    const outcome = tries.count === tries.limit ? 'throttled' : 'wrongPassword';
    if (user) await note(logging, user, request, outcome, now);
    throw new AppError('E003');
  }
  await clearAttempts(db, ...lock);
  await undoAttempt(db, 'address', address);
  return user;
}

/**
 * What wrong passwords are counted against. A browser that its user trusts has its own counter, so that failures
 * elsewhere cannot lock the user out. All other browsers share the email's counter, whether or not the email is known.
 */
async function lockOf(
  { db }: LoggingIn,
  { email, deviceSecret }: LoginRequest,
  user: Credentials | undefined,
  now: Date,
): Promise<[kind: AttemptKind, subject: string]> {
  const secret = user && deviceSecret(user.userId);
  if (!user || !(await isTrusted(db, user, secret, now))) return ['email', email];
  return ['device', `${user.userId} ${secret}`];
}

/** Starts a login that waits 10 minutes for its second factor. */
async function challenge(logging: LoggingIn, user: Credentials, now: Date): Promise<Challenge> {
  if (user.twoFactor === 'sms') {
    const id = await sendSmsCode(logging, user, 'login', now);
    return { challenge: id, method: 'sms', mobile: maskNumber(user.twoFactorMobile ?? '') };
  }
  const id = randomUUID();
  await keepCode(logging.db, user, { id, purpose: 'login', hash: '' }, now);
  return { challenge: id, method: 'totp', mobile: null };
}

async function enter(logging: LoggingIn, user: Credentials, request: LoginRequest, now: Date): Promise<TokenPair> {
  await note(logging, user, request, 'loggedIn', now);
  return startSession(logging.db, logging, { ...user, ...request }, now);
}

function note(
  { db }: LoggingIn,
  { accountId, userId }: Credentials,
  { address, userAgent }: LoginRequest,
  outcome: Parameters<typeof insertLoginEvent>[1]['outcome'],
  at: Date,
): Promise<void> {
  return insertLoginEvent(db, { accountId, userId, at, outcome, address, userAgent });
}
