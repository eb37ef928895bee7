import type { CallKey } from '../../carriers/callAddresses.ts';
import { renderReject } from '../../carriers/twiml/renderWhisper.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import { directionCodes } from '../../db/schema/calls.ts';
import type { NewCall } from '../../repositories/liveCalls.repository.ts';
import type { FirstWebhook } from '../../repositories/newCalls.repository.ts';
import type { CallEvent, CallStarted } from './callEvent.ts';
import { foldedColumns, newCallId, quarterHour } from './callRow.ts';
import { currentReply } from './currentReply.ts';
import { foldCall } from './foldCall.ts';
import type { Moved } from './flowStep.ts';

/** A call as it comes in. */
export interface Arrival {
  key: CallKey;
  started: CallStarted;
  webhook: VoiceWebhook;
}

/** All that is written of a call that comes in. Without `moved` no flow answers it and it is turned away. */
export function firstWebhook(
  publicBaseUrl: string,
  { key, started, webhook }: Arrival,
  moved: Moved | null,
): FirstWebhook {
  const { at, replyKey } = webhook;
  const events = firstEvents(at, started, moved);
  const written = { key, callSid: started.callSid, call: callRow(key, at, events), events };
  if (!moved || !started.flow) return { ...written, live: null, reply: { key: replyKey, reply: renderReject() } };
  const { caller, trackingNumber, flow } = started;
  const context = { publicBaseUrl, key, step: 1, caller, trackingNumber };
  const reply = currentReply(moved.position.effects, moved.fact.end !== null, context);
  const position = { snapshot: moved.position, step: 1, updatedAt: new Date(at) };
  const live = { ...key, flowId: flow.id, flowVersion: flow.version, ...position };
  return { ...written, live, reply: { key: replyKey, reply } };
}

function firstEvents(at: number, started: CallStarted, moved: Moved | null): CallEvent[] {
  const start: CallEvent = { key: 'started', at, kind: 'call.started', payload: started };
  return moved ? [start, { key: 'step-1', at, kind: 'flow.moved', payload: moved.fact }] : [start];
}

function callRow({ accountId, callUuid }: CallKey, at: number, events: CallEvent[]): NewCall {
  const folded = foldCall(events);
  if (!folded) throw new Error('a call that starts has a start');
  const { flow, caller, area, country, firstTime, trackingNumber, trackingName, trackingSource } = folded.started;
  return {
    accountId,
    uuid: callUuid,
    id: newCallId(at),
    dateStart: new Date(at),
    t15: quarterHour(at),
    direction: directionCodes.indexOf('inbound'),
    caller,
    area,
    country,
    firstTime,
    trackingNumber,
    trackingName,
    trackingSource,
    blocked: folded.started.blocked ?? false,
    flowId: flow?.id ?? null,
    flowVersion: flow?.version ?? null,
    ...foldedColumns(folded),
  };
}
