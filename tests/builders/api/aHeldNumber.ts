import type { Db } from '../../../server/kernel/db/executor.ts';
import { localCarrierNumbers } from '../../../server/kernel/db/schema/routing.ts';
import { aDid } from './aNumber.ts';

/** A number that the local carrier has for us and no account has; its calls go elsewhere. */
export async function aHeldNumber(
  db: Db,
  given: Partial<typeof localCarrierNumbers.$inferInsert> = {},
): Promise<string> {
  const did = given.did ?? aDid();
  const elsewhere = 'https://studio.example.test/flow';
  await db.insert(localCarrierNumbers).values({ did, sid: `PN${did.slice(1)}`, voiceUrl: elsewhere, ...given });
  return did;
}
