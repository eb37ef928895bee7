import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { links } from '../../../server/kernel/db/schema/sessions.ts';
import type { users } from '../../../server/kernel/db/schema/users.ts';
import { newLinkToken } from '../../../server/kernel/mail/linkToken.ts';
import { aUser } from './anAccount.ts';

/** An invited user and the token from the mail, which is already sent. Valid for a thousand years by default. */
export async function anInvitation(
  db: Db,
  accountId: number,
  given: Partial<typeof users.$inferInsert> = {},
  expiresAt = new Date('3026-01-01T00:00:00Z'),
) {
  const email = `invited-${randomUUID().slice(0, 8)}@example.test`;
  const user = await aUser(db, accountId, [], { email, status: 'invited', passwordHash: null, ...given });
  const { token, hash } = newLinkToken();
  const createdAt = new Date('2026-03-01T00:00:00Z');
  await db.insert(links).values({ accountId, userId: user.id, kind: 'invite', hash, createdAt, expiresAt });
  return { ...user, token };
}
