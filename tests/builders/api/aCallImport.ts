import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { callImports, importedCalls } from '../../../server/kernel/db/schema/callImports.ts';
import { aCall } from './aCall.ts';

/** Inserts an import of one call. Returns its id. */
export async function aCallImport(db: Db, accountId: number): Promise<string> {
  const [id, callUuid] = [randomUUID(), randomUUID()];
  const at = new Date('2026-03-01T00:00:00Z');
  await aCall(db, accountId, { uuid: callUuid, at: at.toISOString(), trackingNumber: '+61855550100' });
  await db.insert(callImports).values({
    accountId,
    id,
    source: 'csv',
    fileName: `history-${id}.csv`,
    calls: 1,
    duplicates: 0,
    invalid: 0,
    firstCall: at,
    lastCall: at,
    createdBy: `importer-${id}@example.test`,
    createdAt: at,
  });
  const callId = at.getTime() * 4096;
  await db.insert(importedCalls).values({ accountId, externalId: `call of ${id}`, importId: id, callUuid, callId });
  return id;
}
