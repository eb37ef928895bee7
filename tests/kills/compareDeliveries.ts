import { eq } from 'drizzle-orm';
import type { Db } from '../../server/kernel/db/executor.ts';
import { calls, statusCodes } from '../../server/kernel/db/schema/calls.ts';
import { deliveries, integrations } from '../../server/kernel/db/schema/integrations.ts';
import type { Taken } from './moodyReceivers.ts';

/** The figures of a run; everything but the first two should be empty. */
export interface DeliveryVerdict {
  calls: number;
  /** What receivers took, with what they took more than once. */
  taken: { events: number; again: number };
  /** Events of a call that an integration wants and nobody took. */
  lost: string[];
  /** Events of a call that came after a later one of the same. */
  disordered: string[];
  /** What was taken and never happened. */
  invented: string[];
  /** Deliveries that are said to have arrived and did not, or the other way round. */
  mislabelled: string[];
}

/** Compares the log of deliveries with what receivers took, when nothing waits any more. */
export async function compareDeliveries(db: Db, taken: readonly Taken[]): Promise<DeliveryVerdict> {
  const ended = await db.select({ uuid: calls.uuid, status: calls.status }).from(calls).where(eq(calls.state, 2));
  const rows = await db.select().from(deliveries).orderBy(deliveries.seq);
  const all = await db.select().from(integrations);
  const tookOf = Map.groupBy(taken, ({ id }) => id);
  const isTaken = ({ id }: { id: string }) => tookOf.has(`msg_${id}`);
  const verdict: DeliveryVerdict = {
    calls: ended.length,
    taken: { events: taken.length, again: taken.length - new Set(taken.map(({ id }) => id)).size },
    lost: [],
    disordered: [],
    invented: [],
    mislabelled: [],
  };
  const happened = new Map(rows.map((row) => [`msg_${row.id}`, row]));
  const rowsOf = Map.groupBy(rows, ({ integrationId, subject }) => `${integrationId} ${subject}`);
  for (const { id: integration, type, filters } of all)
    for (const { uuid, status } of ended) {
      const own = rowsOf.get(`${integration} ${uuid}`) ?? [];
      for (const kind of ['call.started', 'call.answered', 'call.ended'] as const) {
        const of = own.filter((row) => row.kind === kind);
        const didHappen = kind !== 'call.answered' || statusCodes[status ?? -1] === 'answered';
        const isWanted = didHappen && (filters.kinds?.includes(kind) ?? true);
        // Slack says nothing of the delivery that it gets.
        const arrived = of.filter((row) => (type === 'webhook' ? isTaken(row) : row.state === 'delivered'));
        if (isWanted && arrived.length === 0) verdict.lost.push(`${type} ${integration} ${kind} ${uuid}`);
        // Somebody answered, as far as was known then.
        const most = isWanted || (kind === 'call.answered' && filters.kinds === undefined) ? 1 : 0;
        if (of.length > most) verdict.invented.push(`${type} ${integration} ${kind} ${uuid}`);
      }
      if (type !== 'webhook') continue;
      const firsts = own.filter(isTaken).map(({ id }) => taken.findIndex((one) => one.id === `msg_${id}`));
      if (firsts.some((at, index) => at < (firsts[index - 1] ?? -1))) verdict.disordered.push(`${integration} ${uuid}`);
    }
  for (const one of taken) {
    const row = one.id === null ? undefined : happened.get(one.id);
    if (one.id !== null && (row?.subject !== one.call || row.kind !== one.type)) verdict.invented.push(one.id);
  }
  const webhooks = new Set(all.filter(({ type }) => type === 'webhook').map(({ id }) => id));
  for (const row of rows) {
    const answered = tookOf.get(`msg_${row.id}`)?.some(({ answered }) => answered) ?? false;
    if (row.state !== 'delivered' || (webhooks.has(row.integrationId) && !answered))
      verdict.mislabelled.push(`${row.id} ${row.state}`);
  }
  return verdict;
}
