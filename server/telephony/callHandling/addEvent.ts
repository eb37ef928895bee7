import type { CallEvent } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { CallContext } from './callContext.ts';
import { changeCall } from './changeCall.ts';
import { foldChange } from './foldChange.ts';

/** Adds an event to a call, whether it is on or over; nothing if it is known or the call does not exist. */
export async function addEvent(context: CallContext, key: CallKey, event: CallEvent): Promise<void> {
  await changeCall(context, key, async (found) => ({
    answer: undefined,
    ...(await foldChange(context, found, [event])),
  }));
}
