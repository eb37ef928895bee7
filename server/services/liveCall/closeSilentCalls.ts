import type { CallKey } from '../../calls/callKey.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { findSilentCalls } from '../../repositories/silentCalls.repository.ts';
import type { CallEvent } from '../../calls/callEvent.ts';
import { endCall } from './endCall.ts';
import type { CallContext } from './callContext.ts';

/** After this long without an event a call counts as over; no carrier lets one last longer. */
export const longestSilenceMs = 4 * 3_600_000;

/** Ends calls whose end was never reported, at the time of their last event. */
export async function closeSilentCalls(context: CallContext, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestSilenceMs);
  for (const key of await findSilentCalls(context.db, before))
    if (await closeIfSilent(context, key, before)) context.changed(key);
}

function closeIfSilent(context: CallContext, key: CallKey, before: Date): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) return false;
    const lastWord = Math.max(found.call.dateStart.getTime(), ...found.events.map(({ at }) => at));
    if (lastWord >= before.getTime()) return false;
    const end: CallEvent = { key: 'lost', at: lastWord, kind: 'call.lost', payload: {} };
    return endCall(tx, context, found, end);
  });
}
