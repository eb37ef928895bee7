import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/executor.ts';
import { callDirectory, carrierScans } from '../../kernel/db/schema/all.ts';

/** One carrier per installation so far. */
const carrier = 'calls';

/** Until when the carrier's calls were compared with ours; undefined before the first time. */
export async function scannedUntil(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(carrierScans).where(eq(carrierScans.carrier, carrier));
  return row?.until;
}

export async function markScanned(db: Db, until: Date): Promise<void> {
  const target = carrierScans.carrier;
  await db.insert(carrierScans).values({ carrier, until }).onConflictDoUpdate({ target, set: { until } });
}

/** Which of the carrier's calls we know. */
export async function knownCallSids(db: Db, callSids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ callSid: callDirectory.callSid })
    .from(callDirectory)
    .where(inArray(callDirectory.callSid, [...callSids]));
  return new Set(rows.map(({ callSid }) => callSid));
}
