import type { Effect } from '#flows/core/effects.ts';
import { endOf } from '#flows/core/run.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { CallState, LiveCallRow } from './callStates.repository.ts';
import type { Position } from './callRun.ts';

/** A call's stored position. Not parsed, as only we write it and every version of ours can read it. */
export function positionOf(live: LiveCallRow): Position {
  return live.snapshot as Position;
}

const hangUp: Effect = { type: 'hangup', nodeId: null, reason: 'normal' };

interface ResponseTo {
  key: CallKey;
  step: number;
  caller: string | null;
  trackingNumber: string;
}

/** Wraps the effects of a position; hangs up at the end of the flow. */
export function buildResponse(effects: readonly Effect[], ended: boolean, to: ResponseTo): CallResponse {
  const hangsUp = effects.some(({ type }) => type === 'hangup');
  return { type: 'effects', ...to, effects: ended && !hangsUp ? [...effects, hangUp] : [...effects] };
}

/** What the carrier does at a position: a speech and the dial that it prepared are one document, named by the dial. */
export function responseAt({ run, effects, prepared }: Position, to: ResponseTo): CallResponse {
  if (prepared) return buildResponse([...effects, ...prepared.effects], false, { ...to, step: to.step + 1 });
  return buildResponse(effects, endOf(run) !== null, to);
}

/** The response for a call's stored state. A call that is over is hung up. */
export function currentResponse({ call, live }: Pick<CallState, 'call' | 'live'>): CallResponse {
  const { caller, trackingNumber } = call;
  const to = { key: { accountId: call.accountId, callUuid: call.uuid }, caller, trackingNumber };
  if (!live) return buildResponse([], true, { ...to, step: 2 });
  return responseAt(positionOf(live), { ...to, step: live.step });
}
