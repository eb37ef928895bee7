import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { exporters } from '../../../server/kernel/db/schema/exporters.ts';
import { newExporterKey } from '../../../server/reporting/exporter/exporterKey.ts';

/** Inserts an exporter with a key, created in March. */
export async function anExporter(
  db: Db,
  accountId: number,
  given: Partial<typeof exporters.$inferInsert> = {},
): Promise<{ id: string; key: string }> {
  const id = given.id ?? randomUUID();
  const { key, ...stored } = newExporterKey();
  await db.insert(exporters).values({
    accountId,
    name: `Warehouse ${id}`,
    format: 'csv',
    allow: 'strict',
    auth: 'bearer',
    tags: [],
    subAccounts: false,
    createdBy: `exporter-${id}@example.test`,
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...stored,
    ...given,
    id,
  });
  return { id, key };
}
