import type { CallKey } from '../calls/callKey.ts';
import { findSilentCalls } from './silentCalls.repository.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { endCall } from './endCall.ts';
import type { CallContext } from './callContext.ts';
import { changeCall } from './changeCall.ts';

/** After this long without an event a call counts as over; no carrier lets one last longer. */
export const longestSilenceMs = 4 * 3_600_000;

/** Ends calls whose end was never reported, at the time of their last event. */
export async function closeSilentCalls(context: CallContext, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestSilenceMs);
  for (const key of await findSilentCalls(context.db, before)) await closeIfSilent(context, key, before);
}

async function closeIfSilent(context: CallContext, key: CallKey, before: Date): Promise<void> {
  await changeCall(context, key, async (found, nextTurn) => {
    const lastWord = Math.max(found.call.dateStart.getTime(), ...found.events.map(({ at }) => at));
    if (lastWord >= before.getTime()) return { answer: undefined };
    const end: CallEvent = { key: 'lost', at: lastWord, kind: 'call.lost', payload: {} };
    return endCall(context, found, end, nextTurn);
  });
}
