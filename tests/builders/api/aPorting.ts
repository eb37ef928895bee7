import { randomUUID } from 'node:crypto';
import type { PortingDetails } from '#values/portingWords.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { files } from '../../../server/kernel/db/schema/brand.ts';
import { portingEvents, portingRequests } from '../../../server/kernel/db/schema/porting.ts';

/** The start of a PDF, which is all that its type is detected by. */
export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** Everything the carriers require. */
export function portingDetails(given: Partial<PortingDetails> = {}): PortingDetails {
  return {
    type: 'geo',
    carrier: 'Southern Telecom',
    customer: 'ST-40112',
    numbers: ['+61370102020', '+61370102021'],
    name: 'Grace Fernleigh',
    title: 'Practice manager',
    phone: '+61491570006',
    company: 'Fernleigh Dental Pty Ltd',
    tax: '51 824 753 556',
    address: {
      unit: '',
      number: '12',
      street: 'Quay Street',
      city: 'Melbourne',
      state: 'VIC',
      postcode: '3000',
      country: 'AU',
    },
    message: '',
    ...given,
  };
}

/** Inserts a complete draft with its invoice. Returns its id. */
export async function aPorting(db: Db, accountId: number, userId = 0): Promise<string> {
  const [id, invoiceId, at] = [randomUUID(), randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const invoice = { name: 'invoice.pdf', type: 'application/pdf', bytes: aPdf };
  await db.insert(files).values({ accountId, id: invoiceId, kind: 'portingInvoice', ...invoice });
  await db
    .insert(portingRequests)
    .values({ accountId, id, details: portingDetails(), invoiceId, userId, createdAt: at });
  await db.insert(portingEvents).values({ accountId, requestId: id, status: 'draft', at, userId });
  return id;
}
