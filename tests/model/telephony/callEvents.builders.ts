import type { FoldedCall } from '../../../server/telephony/calls/foldCall.ts';
import type { Leg } from '../../../server/telephony/calls/foldLegs.ts';
import type { CallEvent, CallFact, CarrierStatus } from '../../../server/telephony/calls/callEvent.ts';

/** The start of every built call. */
export const start = Date.UTC(2026, 10, 21, 1, 0, 0);

export const reception = { id: 'a', label: 'Reception', number: '+61398765401' };
export const sales = { id: 'b', label: 'Sales', number: '+61398765402' };

/** A call event `seconds` after the call's start, with its own key. */
export function at(seconds: number, fact: CallFact, key = `${fact.kind}-${seconds}-${JSON.stringify(fact.payload)}`) {
  return { ...fact, key, at: start + seconds * 1000 } satisfies CallEvent;
}

export function aStart(flow: { id: string; version: number } | null = { id: 'f', version: 1 }): CallEvent {
  return at(0, {
    kind: 'call.started',
    payload: {
      callSid: 'CA1',
      caller: '+61412345678',
      area: 'Ringwood',
      country: 'AU',
      firstTime: true,
      trackingNumber: '+61388880000',
      trackingName: 'Main line',
      trackingSource: 'Google Ads',
      flow,
    },
  });
}

export function anImport(): CallEvent {
  const number = { trackingNumber: '+61388880000', trackingName: 'Main line', trackingSource: 'Google Ads' };
  return at(0, {
    kind: 'call.imported',
    payload: {
      importId: 'i',
      importedAt: start + 86_400_000,
      externalId: 'A-1',
      caller: '+61412345678',
      area: 'Ringwood',
      country: 'AU',
      firstTime: true,
      ...number,
      direction: 'inbound',
      status: 'abandoned',
      duration: 65,
      talkTime: 0,
      target: 'Reception',
      tags: ['vip'],
      score: 7,
      notes: '',
      webSource: null,
      webMedium: null,
    },
  });
}

type Moved = Extract<CallFact, { kind: 'flow.moved' }>['payload'];

export function aMove(seconds: number, step: number, rest: Partial<Moved> = {}): CallEvent {
  const payload = { step, heard: [], route: [], end: null, tags: [], score: 0, pressed: [], dial: null, ...rest };
  return at(seconds, { kind: 'flow.moved', payload });
}

export function aLeg(seconds: number, targetId: string, status: CarrierStatus, length: number | null = null) {
  return at(seconds, {
    kind: 'leg.status',
    payload: { leg: `CA-${targetId}`, step: 1, targetId, status, seconds: length },
  });
}

export function aWhisper(seconds: number, targetId: string, phase: 'started' | 'heard' | 'refused') {
  return at(seconds, { kind: 'leg.whisper', payload: { leg: `CA-${targetId}`, step: 1, targetId, phase } });
}

export function aDialEnd(seconds: number, targetId: string, status: CarrierStatus, length = 0) {
  const payload = { step: 1, leg: `CA-${targetId}`, status, seconds: length, bridged: status === 'completed' };
  return at(seconds, { kind: 'dial.ended', payload });
}

export function anEnd(seconds: number) {
  return at(seconds, { kind: 'call.status', payload: { status: 'completed', seconds } });
}

const started = aStart();

/** A folded call that has only begun, with overrides. */
export function aFoldedCall(given: Partial<FoldedCall> = {}): FoldedCall {
  if (started.kind !== 'call.started') throw new Error('it starts');
  return {
    started: started.payload,
    startedAt: start,
    stoppedAt: null,
    state: 'ringing',
    status: null,
    duration: 0,
    talkTime: 0,
    target: null,
    ivr: null,
    ivrName: null,
    location: null,
    web: null,
    tags: [],
    score: 0,
    notes: '',
    revenue: null,
    leadStatus: null,
    source: started.payload.trackingSource,
    audio: false,
    route: [],
    legs: [],
    ...given,
  };
}

/** As `aFoldedCall`, of a call that ended after so many seconds. */
export function anEndedCall(seconds: number, given: Partial<FoldedCall> = {}): FoldedCall {
  return aFoldedCall({ state: 'ended', duration: seconds, stoppedAt: start + seconds * 1000, ...given });
}

/** A leg of the first dial, three seconds after the call's start, with overrides. */
export function aFoldedLeg(target: Leg['target'], outcome: Leg['outcome'], given: Partial<Leg> = {}): Leg {
  return { step: 1, target, at: start + 3000, outcome, ringSeconds: null, talkSeconds: 0, ...given };
}
