import type { z } from 'zod';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Role } from '#values/roles.ts';

/** A demo login. `accountKey` is the key of its account in the demo tenant. */
export interface DemoLogin {
  email: string;
  accountKey: string;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
  timezone: string;
  locale: z.infer<typeof Locale>;
}

const sydney = { timezone: 'Australia/Sydney', locale: 'en-GB' } as const;
const melbourne = { timezone: 'Australia/Melbourne', locale: 'en-GB' } as const;

/** One login per role, all with the same password. */
export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'system@demo.test',
    accountKey: 'trunkline',
    firstName: 'Sasha',
    lastName: 'Lind',
    roles: ['system'],
    ...sydney,
  },
  {
    email: 'support@demo.test',
    accountKey: 'trunkline',
    firstName: 'Priya',
    lastName: 'Nair',
    roles: ['support'],
    ...sydney,
  },
  {
    email: 'reseller@demo.test',
    accountKey: 'reseller',
    firstName: 'Harriet',
    lastName: 'Boyd',
    roles: ['super', 'admin', 'users', 'billing', 'conf'],
    ...sydney,
  },
  {
    email: 'admin@demo.test',
    accountKey: 'dental',
    firstName: 'Grace',
    lastName: 'Fernleigh',
    roles: ['admin', 'users', 'billing', 'conf'],
    ...melbourne,
  },
  {
    email: 'manager@demo.test',
    accountKey: 'dentalCarlton',
    firstName: 'Marco',
    lastName: 'Rossi',
    roles: ['conf'],
    timezone: 'Australia/Melbourne',
    locale: 'it-IT',
  },
  {
    email: 'users@demo.test',
    accountKey: 'cars',
    firstName: 'Joanne',
    lastName: 'Maddern',
    roles: ['users'],
    timezone: 'Australia/Brisbane',
    locale: 'en-GB',
  },
  {
    email: 'reports@demo.test',
    accountKey: 'dental',
    firstName: 'Ruth',
    lastName: 'Ahern',
    roles: ['reports'],
    timezone: 'Australia/Melbourne',
    locale: 'en-US',
  },
  { email: 'client@demo.test', accountKey: 'bakery', firstName: 'Colin', lastName: 'Baird', roles: [], ...sydney },
];
