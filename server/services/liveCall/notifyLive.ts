import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import type { Executor } from '../../db/executor.ts';

/** The channel of PostgreSQL on which all nodes hear what changed. */
export const liveChannel = 'trunkline_live';

/** What changed: small, since a notification holds 8 kB; the listener loads the row. `uuid` is the call, flow or session. */
export const LiveNotice = z.object({
  account: z.number().int(),
  kind: z.enum(['call.changed', 'flow.published', 'session.ended']),
  uuid: Uuid,
});
export type LiveNotice = z.infer<typeof LiveNotice>;

/** Tells every node that something changed, when the executor's transaction commits and only then. */
export async function notifyLive(
  executor: Executor,
  account: number,
  event: Pick<LiveNotice, 'kind' | 'uuid'>,
): Promise<void> {
  const notice: LiveNotice = { account, ...event };
  await executor.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
}
