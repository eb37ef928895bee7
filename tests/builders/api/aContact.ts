import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { contacts } from '../../../server/kernel/db/schema/users.ts';

let count = 0;

/** A contact as sent to the API, with a unique number. */
export function aCard(given: { firstName?: string; lastName?: string; num?: string } = {}) {
  count += 1;
  const { num = `+6141${String(2_000_000 + count)}`, ...name } = given;
  return { firstName: 'Ada', lastName: 'Byron', ...name, numbers: [{ main: true, type: 'mobile', num }] };
}

/** Inserts a contact. Returns its id. */
export async function aContact(db: Db, accountId: number, given: Parameters<typeof aCard>[0] = {}): Promise<string> {
  const id = randomUUID();
  await db.insert(contacts).values({ accountId, id, ...aCard(given) });
  return id;
}
