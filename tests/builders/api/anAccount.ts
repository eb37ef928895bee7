import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import type { accounts } from '../../../server/kernel/db/schema/accounts.ts';
import { users } from '../../../server/kernel/db/schema/users.ts';
import { insertAccount } from '../../../server/tenancy/accounts/insertAccount.ts';
import { testPassword } from './login.ts';

/** Inserts an account below `parentId`, or a root. Returns its id. */
export function anAccount(db: Db, given: Partial<typeof accounts.$inferInsert> = {}): Promise<number> {
  return insertAccount(db, { name: 'Harbour Dental', type: 'business', timezone: 'Australia/Sydney', ...given });
}

/** Says itself how costly it is to check, and costs as little as there is: tests log in thousands of times. */
const hashed = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestUser {
  email: string;
  id: number;
  accountId: number;
}

/** Inserts a user with the given roles and `testPassword`. */
export async function aUser(
  db: Db,
  accountId: number,
  roles: Role[] = ['admin'],
  given: Partial<typeof users.$inferInsert> = {},
): Promise<TestUser> {
  const [user] = await db
    .insert(users)
    .values({
      accountId,
      email: `${roles.join('-') || 'reader'}-${randomUUID().slice(0, 8)}@example.test`,
      passwordHash: await hashed,
      firstName: 'Robin',
      lastName: 'Marlow',
      allow: Object.fromEntries(roles.map((role) => [role, true])),
      timezone: 'Australia/Sydney',
      ...given,
    })
    .returning();
  if (!user) throw new Error('the user was not written');
  return { email: user.email, id: user.id, accountId };
}
