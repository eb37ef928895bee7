import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/db/executor.ts';
import { callBulkEdits, directionCodes } from '../../../server/db/schema/calls.ts';
import { aCall } from './aCall.ts';
import { aTag } from './aNumber.ts';

/** Tags, an outbound call, and an edit of many calls. */
export interface EditedCalls {
  tag: string;
  spareTag: string;
  outbound: string;
  bulk: string;
}

export async function someEditedCalls(db: Db, accountId: number, trackingNumber: string): Promise<EditedCalls> {
  const outbound = await aCall(db, accountId, { trackingNumber, direction: directionCodes.indexOf('outbound') });
  const bulk = randomUUID();
  const createdAt = new Date('2026-03-05T00:00:00Z');
  await db.insert(callBulkEdits).values({ accountId, id: bulk, calls: [], createdBy: 1, createdAt });
  return { tag: await aTag(db, accountId, 'vip'), spareTag: await aTag(db, accountId, 'spare'), outbound, bulk };
}
