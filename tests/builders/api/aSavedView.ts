import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { savedViews } from '../../../server/kernel/db/schema/users.ts';
import type { TestUser } from './anAccount.ts';

/** What a request says of a view; shared with the team unless something else is given. */
export function aViewOf(name: string, team = true) {
  return { name, query: 'status=missed&columns=caller.status-200', team };
}

/** Inserts a view of the call log that its author shares. */
export async function aSavedView(db: Db, { id: userId, accountId, email }: TestUser): Promise<string> {
  const id = randomUUID();
  await db
    .insert(savedViews)
    .values({ ...aViewOf(`View ${id}`), accountId, id, userId, createdBy: email, list: 'calls' });
  return id;
}
