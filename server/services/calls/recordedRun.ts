import type { RecordedRun } from '#values/flow/recordedRun.ts';
import { type CallEvent, ofKind } from '../../calls/callEvent.ts';
import { factsOf } from '../liveCall/factsOf.ts';

/** What a call's flow knew and heard, from the call's events; null if no flow answered. */
export function recordedRun(events: readonly CallEvent[]): RecordedRun | null {
  const start = ofKind(events, 'call.started')[0];
  if (!start?.payload.flow) return null;
  const heard = ofKind(events, 'flow.moved')
    .toSorted((a, b) => a.payload.step - b.payload.step)
    .flatMap(({ payload }) => payload.heard);
  const { tags, ...facts } = factsOf(start.payload, start.at);
  return { facts: { ...facts, ...(tags && { tags: [...tags] }) } as RecordedRun['facts'], events: heard };
}
