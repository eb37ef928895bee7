import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { branches, locations } from '../../../server/kernel/db/schema/places.ts';

/** A body that creates a branch. */
export function branchDetails(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Harbour',
    code: 'HARBOUR',
    country: 'AU',
    targets: [{ id: 't1', label: 'Desk', number: '+61370102030' }],
    ...given,
  };
}

/** Inserts a branch. Returns its id. */
export async function aBranch(
  db: Db,
  accountId: number,
  given: Partial<typeof branches.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(branches).values({
    accountId,
    id,
    name: 'Quay',
    code: id.slice(0, 8),
    address: '',
    postcode: '',
    state: '',
    country: 'AU',
    targets: [{ id: 't1', label: 'Desk', number: '+61370102030' }],
    timeout: 20,
    ...given,
  });
  return id;
}

/** Inserts a location routing without a mapping. Returns its id. */
export async function aLocation(
  db: Db,
  accountId: number,
  given: Partial<typeof locations.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const asked = { ivrMessage: 'Please enter your postcode.', ivrDigits: 4, ivrAttempts: 2, postcodePrompt: true };
  const found = { geoLocation: false, mobileLocation: false };
  await db.insert(locations).values({ accountId, id, name: 'Stores', ...asked, ...found, ...given });
  return id;
}
