import type { CallKey } from '../calls/callKey.ts';
import { foldCall } from '../calls/foldCall.ts';
import { fallbackEvents, legEvents } from '../calls/legEvents.ts';
import { ofKind } from '../calls/callEvent.ts';
import { lacksLegs, lacksRecordings } from '../calls/openQuestions.ts';
import { readCallState } from './callStates.repository.ts';
import { findUnsettledCalls, markSettled } from './unsettledCalls.repository.ts';
import type { CallCarrier } from './callCarrier.ts';
import type { CallContext } from './callContext.ts';
import { changeCall } from './changeCall.ts';
import { foldChange } from './foldChange.ts';
import { keepRecording } from './keepRecording.ts';
import { tryAll } from '../../kernel/tryAll.ts';

/** Callbacks that are late come within minutes. */
const lateMs = 3 * 60_000;

/**
 * Looks once at each call some minutes after its end, and asks the carrier for the legs and recordings that lost
 * callbacks left open. It may also have rung somebody by itself after a caller seems to have left.
 * @throws the first error of the carrier, after all calls were tried. These calls are tried again.
 */
export async function settleCalls(context: CallContext, carrier: CallCarrier, now: Date): Promise<void> {
  const settled: CallKey[] = [];
  const ended = await findUnsettledCalls(context.db, new Date(now.getTime() - lateMs));
  try {
    await tryAll(ended, async (key) => {
      await settle(context, carrier, key);
      settled.push(key);
    });
  } finally {
    await markSettled(context.db, settled);
  }
}

async function settle(context: CallContext, carrier: CallCarrier, key: CallKey): Promise<void> {
  const events = (await readCallState(context.db, key))?.state.events ?? [];
  const callSid = ofKind(events, 'call.started')[0]?.payload.callSid;
  if (callSid === undefined) return;
  const isAbandoned = foldCall(events)?.status === 'abandoned';
  const legs = lacksLegs(events) || isAbandoned ? await carrier.legsOf(callSid) : [];
  // Only who was connected tells whether there is a conversation.
  const found = lacksRecordings([...events, ...legEvents(events, legs)]) ? await carrier.recordingsOf(callSid) : [];
  if (legs.length === 0 && found.length === 0) return;
  const at = Math.max(...events.map((event) => event.at));
  const kept = found.flatMap((recording) => keepRecording(context, key, { ...recording, at, exact: true }) ?? []);
  await changeCall(context, key, async (call) => {
    const known = [...call.events, ...fallbackEvents(call.events, legs)];
    const fresh = [...known, ...legEvents(known, legs), ...kept.flatMap((each) => each.events)];
    const { change, also = [] } = await foldChange(context, call, fresh);
    return { answer: undefined, ...(change && { change }), also: [...kept.map(({ write }) => write), ...also] };
  });
}
