import type { Effect } from '#flows/core/effects.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { found } from '../../kernel/found.ts';
import type { CallContext } from './callContext.ts';
import { positionOf } from './callResponse.ts';
import type { DialedTarget } from './carrierReport.ts';
import { changeCall, type Decision } from './changeCall.ts';
import { changeByLeg, enterDial } from './enterDial.ts';

/** A target answered, or has heard its whisper. */
export interface WhisperReport extends DialedTarget {
  at: number;
  callSid: string;
  /** Whether the whisper was played; `digits` are the keys pressed. */
  heard: boolean;
  digits: string;
}

/** What a target hears next: the whisper of its dial, the caller, or nothing more. */
export type WhisperResponse =
  | { type: 'whisper'; dial: Extract<Effect, { type: 'dial' }> }
  | { type: 'connect' }
  | { type: 'hangup' };

/**
 * Plays the whisper to a target that answered, then connects it. A target of a dial that the call no longer waits for
 * is hung up.
 * @throws AppError NOT-FOUND when the call is not ours.
 */
export async function playWhisper(context: CallContext, report: WhisperReport): Promise<WhisperResponse> {
  const { key, step, targetId, heard, digits, callSid, at } = report;
  const response = await changeCall(context, key, async (before): Promise<Decision<WhisperResponse>> => {
    const call = enterDial(context, before, step, at);
    const dial = call.live?.step === step ? positionOf(call.live).effects.at(-1) : undefined;
    if (dial?.type !== 'dial') return { answer: { type: 'hangup' } };
    const phase = !heard ? 'started' : dial.screen && digits !== '1' ? 'refused' : 'heard';
    const payload = { leg: callSid, step, targetId, phase } as const;
    const event: CallEvent = { key: `whisper-${callSid}-${phase}`, at, kind: 'leg.whisper', payload };
    const change = await changeByLeg(context, before, call, event);
    if (phase === 'started') return { answer: { type: 'whisper', dial }, ...change };
    return { answer: { type: phase === 'heard' ? 'connect' : 'hangup' }, ...change };
  });
  return found(response);
}
