import type { CallEvent, CallStarted } from '../calls/callEvent.ts';
import { newCallId } from '../calls/callId.ts';
import type { CallKey } from '../calls/callKey.ts';
import { newCallRow } from '../calls/callRow.ts';
import { foldCall } from '../calls/foldCall.ts';
import type { NewCallRows } from './newCalls.repository.ts';
import { responseAt } from './callResponse.ts';
import type { MovedRun } from './callRun.ts';
import type { IncomingCall } from './carrierReport.ts';

/** An incoming call with its account. */
export interface Arrival {
  key: CallKey;
  started: CallStarted;
  incoming: IncomingCall;
}

/** All rows of a new call. Without `moved` it has no flow and is rejected. */
export function newCallRows({ key, started, incoming }: Arrival, moved: MovedRun | null): NewCallRows {
  const { at, webhookKey } = incoming;
  const events = firstEvents(at, started, moved);
  const folded = foldCall(events);
  if (!folded) throw new Error('a call that starts has a start');
  const rows = { key, callSid: started.callSid, call: newCallRow(key, newCallId(at), folded), events };
  const { caller, trackingNumber, flow } = started;
  if (!moved || !flow) return { ...rows, live: null, response: { key: webhookKey, value: { type: 'reject' } } };
  const { position } = moved;
  const value = responseAt(position, { key, step: 1, caller, trackingNumber });
  const stored = { snapshot: position, step: 1, updatedAt: new Date(at) };
  const live = { ...key, flowId: flow.id, flowVersion: flow.version, ...stored };
  return { ...rows, live, response: { key: webhookKey, value } };
}

function firstEvents(at: number, started: CallStarted, moved: MovedRun | null): CallEvent[] {
  const start: CallEvent = { key: 'started', at, kind: 'call.started', payload: started };
  return moved ? [start, { key: 'step-1', at, kind: 'flow.moved', payload: moved.fact }] : [start];
}
