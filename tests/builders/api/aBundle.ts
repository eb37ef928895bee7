import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { bundles } from '../../../server/kernel/db/schema/bundles.ts';
import { files } from '../../../server/kernel/db/schema/brand.ts';
import { aPdf } from './aPorting.ts';

export const bundleContent = {
  fields: { business_name: 'Fernleigh Dental Ltd', business_registration_number: '12345678' },
  address: {
    name: 'Fernleigh Dental',
    street: '12 Quay Street',
    city: 'Bristol',
    region: 'Bristol',
    postcode: 'BS1 4XX',
    country: 'GB',
  },
};

/** Inserts a draft with all that is asked for, for local numbers in Great Britain. */
export async function aBundle(db: Db, accountId: number, given: Partial<typeof bundles.$inferInsert> = {}) {
  const [id, document] = [randomUUID(), randomUUID()];
  const bill = { id: document, requirement: 'address', type: 'utility_bill', name: 'bill.pdf', fields: {} };
  const excerpt = { ...bill, id: randomUUID(), requirement: 'identity', type: 'commercial_registrar_excerpt' };
  const documents = [bill, excerpt];
  const file = { accountId, kind: 'bundleDocument', name: 'proof.pdf', type: 'application/pdf', bytes: aPdf } as const;
  await db.insert(files).values(documents.map((each) => ({ ...file, id: each.id })));
  const place = { country: 'GB', network: 'geo', holder: 'business' } as const;
  await db.insert(bundles).values({ accountId, id, ...place, ...bundleContent, documents, ...given });
  return { id, document };
}
