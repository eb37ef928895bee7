import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import type { Executor } from '../db/executor.ts';

/** The PostgreSQL channel on which all nodes listen for changes. */
export const liveChannel = 'trunkline_live';

/** A change. Notifications are limited to 8 kB, so the listener loads the row. `uuid` is a call, an edit or import of
 * many, a flow, a conversation, a campaign, an integration, an alert or a session; with `access.changed` it only tells notices apart. */
export const LiveNotice = z.object({
  account: z.number().int(),
  kind: z.enum([
    'call.changed',
    'calls.changed',
    'flow.published',
    'flow.reviewed',
    'flow.people',
    'conversation.changed',
    'campaign.changed',
    'integration.changed',
    'alert.raised',
    'session.ended',
    'access.changed',
  ]),
  uuid: Uuid,
});
export type LiveNotice = z.infer<typeof LiveNotice>;

/** Notifies every node of a change if and when the executor's transaction commits. */
export async function notifyLive(
  executor: Executor,
  account: number,
  event: Pick<LiveNotice, 'kind' | 'uuid'>,
): Promise<void> {
  const notice: LiveNotice = { account, ...event };
  await executor.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
}
