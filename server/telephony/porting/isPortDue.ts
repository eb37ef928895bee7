import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { portingRequests } from '../../kernel/db/schema/porting.ts';
import { asksFor } from '../numbers/asksFor.ts';

/** Whether a port of the number is due by a day (`2026-03-01`). */
export async function isPortDue(executor: Executor, did: string, day: string): Promise<boolean> {
  const { status, scheduledFor, id } = portingRequests;
  const [row] = await executor
    .select({ id })
    .from(portingRequests)
    .where(and(eq(status, 'scheduled'), sql`${scheduledFor} <= ${day}`, asksFor(did)))
    .limit(1);
  return row !== undefined;
}
