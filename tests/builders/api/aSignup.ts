import { randomUUID } from 'node:crypto';
import type { SignupBusiness } from '#contract/tenancy/signup.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { insertSignup } from '../../../server/tenancy/accounts/signups.repository.ts';
import { newLinkToken } from '../../../server/kernel/mail/linkToken.ts';
import { anAccount } from './anAccount.ts';

/** Valid business details from an owner, with a strong password. */
export function aBusiness(given: Partial<SignupBusiness> = {}): SignupBusiness {
  return {
    businessName: 'Pier Dental',
    businessTax: '51824753556',
    businessEmail: 'desk@pier-dental.example',
    businessCategory: 'healthcare',
    businessAddress: {
      unit: '2',
      number: '14',
      street: 'Pier Road',
      city: 'Fremantle',
      postCode: '6160',
      country: 'AU',
    },
    contactName: 'Ada Pierce',
    contactPhone: '+61891234567',
    timezone: 'Australia/Perth',
    locale: 'en-GB',
    password: 'Correct-horse-7',
    ...given,
  };
}

interface GivenSignup {
  email?: string;
  payment?: 'stripe' | 'skip';
  expiresAt?: Date;
}

/** Inserts an invited account with an open link and complete business details. Returns the link's token. */
export async function aSignup(db: Db, parentId: number, given: GivenSignup = {}) {
  const account = await anAccount(db, { name: 'Waiting Room', status: 'invited', parentId });
  const { email = `owner-${randomUUID()}@example.test`, payment = 'skip', expiresAt = new Date('2099-01-01') } = given;
  const { token, hash } = newLinkToken();
  const { password: _password, ...business } = aBusiness();
  const payload = { email, payment, owner: { business, passwordHash: 'nobody' } };
  await db.transaction((tx) =>
    insertSignup(tx, { accountId: account, hash, payload, createdAt: new Date('2026-03-01'), expiresAt }),
  );
  return { account, email, token };
}
