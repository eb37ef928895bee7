import type { Effect } from '#flows/core/effects.ts';
import type { CallEvent } from '../../calls/callEvent.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { AppError } from '../appError.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';
import { positionOf } from './callResponse.ts';
import type { DialedTarget } from './carrierReport.ts';

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
  let changed = false;
  const response = await context.db.transaction(async (tx): Promise<WhisperResponse> => {
    const found = await lockCall(tx, key);
    if (!found) throw new AppError('NOT-FOUND');
    const dial = found.live?.step === step ? positionOf(found.live).effects.at(-1) : undefined;
    if (dial?.type !== 'dial') return { type: 'hangup' };
    const phase = !heard ? 'started' : dial.screen && digits !== '1' ? 'refused' : 'heard';
    const payload = { leg: callSid, step, targetId, phase } as const;
    const event: CallEvent = { key: `whisper-${callSid}-${phase}`, at, kind: 'leg.whisper', payload };
    changed = await appendEvents(tx, context, found, [event]);
    if (phase === 'started') return { type: 'whisper', dial };
    return { type: phase === 'heard' ? 'connect' : 'hangup' };
  });
  if (changed) context.changed(key);
  return response;
}
