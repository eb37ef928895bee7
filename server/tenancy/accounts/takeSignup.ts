import type { Allow } from '#values/roles.ts';
import type { Signup, SignupBusiness } from '#contract/tenancy/signup.contract.ts';
import type { SignupPayment } from '#contract/tenancy/accounts.contract.ts';
import type { PasswordStrength } from '#values/password.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  activateAccount,
  endSignups,
  insertOwner,
  isTaken,
  keepSignup,
  type SignupPayload,
} from './signups.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { LinkVisit } from '../../kernel/access/countGuess.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { requirePassword } from '../sessions/requirePassword.ts';
import { localeOf } from '../../kernel/access/localeOf.ts';
import { openSignup, signupOf } from './openSignup.ts';

/** What the owner of an account may do once signed up: everything in a business. */
export const ownerRoles = { admin: true, users: true, billing: true, conf: true } as const satisfies Allow;

/** A visitor with a signup link. Only the token identifies the account, so the whole database is searched. */
export interface SignupVisit extends LinkVisit {
  config: { PASSWORD_RULE: PasswordStrength };
  token: string;
}

/**
 * Stores the business details until the signup is finished; the last ones win.
 * @throws AppError INV01; INVALID-PAYLOAD for a weak password; ALREADY-EXISTS when the email has got a login since.
 */
export async function mailBusiness(visit: SignupVisit, given: SignupBusiness): Promise<Signup> {
  const { db, config, token, now } = visit;
  await openSignup(db, token, now);
  const { password, ...business } = given;
  await requirePassword(config, password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await openSignup(tx, token, now);
    if (await isTaken(tx, found.payload.email)) throw new AppError('ALREADY-EXISTS', { path: 'email' });
    const payload: SignupPayload = { ...found.payload, owner: { business, passwordHash } };
    await keepSignup(tx, hashOfToken(token), payload);
    return signupOf({ ...found, payload });
  });
}

/**
 * Finishes a signup: activates the account and creates its owner's login with every permission of a business.
 * @throws AppError INV01; MISSING-FIELD before the business details; STRIPE-NOT-CONFIGURED for a card; INVALID-PAYLOAD
 * for omitting a required card; ALREADY-EXISTS.
 */
export function finishSignup(visit: SignupVisit, payment: SignupPayment): Promise<{ email: string }> {
  const { db, token, address, now } = visit;
  return db.transaction(async (tx) => {
    const { accountId, payload } = await openSignup(tx, token, now);
    const { email, owner } = payload;
    if (!owner) throw new AppError('MISSING-FIELD', ['business']);
    if (payment === 'stripe') throw new AppError('STRIPE-NOT-CONFIGURED');
    if (payload.payment === 'stripe')
      throw new AppError('INVALID-PAYLOAD', [{ path: 'payment', message: 'this signup needs a card' }]);
    if (await isTaken(tx, email)) throw new AppError('ALREADY-EXISTS', { path: 'email' });
    const { business, passwordHash } = owner;
    const [firstName = '', ...rest] = business.contactName.split(/\s+/);
    const userId = await insertOwner(tx, {
      accountId,
      email: email.toLowerCase(),
      passwordHash,
      passwordChangedAt: now,
      firstName,
      lastName: rest.join(' ') || null,
      mobile: business.contactPhone,
      allow: ownerRoles,
      timezone: business.timezone,
      locale: business.locale ?? localeOf(business.businessAddress.country),
      createdAt: now,
    });
    // Another signup of the same email was faster.
    if (userId === undefined) throw new AppError('ALREADY-EXISTS', { path: 'email' });
    await activateAccount(tx, accountId, business);
    await endSignups(tx, accountId, now);
    const author = { userId, email, asUserId: null, address };
    const subject = `account ${accountId}`;
    await writeAudit(tx, author, { accountId, action: 'account.signedUp', subject, after: business });
    return { email };
  });
}
