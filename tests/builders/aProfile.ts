import type { Profile } from '#contract/tenancy/users.contract.ts';

/** A signed-in user: an administrator in Melbourne, in English. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: 7,
    account: 1,
    accountName: 'Harbour',
    version: 1,
    allow: { admin: true },
    country: 'AU',
    email: 'ada@harbour.test',
    firstName: 'Ada',
    lastName: null,
    mobile: null,
    tz: 'Australia/Melbourne',
    locale: 'en-US',
    username: 'ada',
    dash: 'https://calls.harbour.test',
    expires: 0,
    md5: '0'.repeat(32),
    secret2FA: false,
    sip: null,
    actor: null,
    secondFactorDue: false,
    ...change,
  };
}
