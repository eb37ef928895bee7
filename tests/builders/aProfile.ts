import type { Profile } from '#contract/users.contract.ts';

/** A person who is logged in: an administrator, in English and in Melbourne. */
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
    actor: null,
    ...change,
  };
}
