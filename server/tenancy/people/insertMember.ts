import type { Tx } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** Inserts a user. Undefined if the email is taken in any account. */
export async function insertMember(tx: Tx, user: typeof users.$inferInsert): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}
