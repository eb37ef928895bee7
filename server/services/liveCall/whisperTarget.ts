import { callAddresses, type CallKey } from '../../carriers/callAddresses.ts';
import { renderConnect, renderHangup, renderWhisper } from '../../carriers/twiml/renderWhisper.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import { lockCall } from '../../repositories/liveCalls.repository.ts';
import { AppError } from '../appError.ts';
import type { CallEvent, EventOf } from './callEvent.ts';
import { writeDown } from './callRow.ts';
import type { LegAddress } from './hearStatus.ts';
import type { LiveCalls } from './liveCalls.ts';
import { positionOf } from './replyOf.ts';

/**
 * A target picked up: what it hears before it is connected, and after `heard` whether it is. A target of a dial that
 * the call no longer waits for is hung up on.
 */
export async function whisperTarget(
  calls: LiveCalls,
  leg: LegAddress & { heard: boolean },
  webhook: VoiceWebhook,
): Promise<string> {
  const { key, step, targetId, heard } = leg;
  let changed = false;
  const answer = await calls.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) throw new AppError('NOT-FOUND');
    const dial = found.live?.step === step ? positionOf(found.live).effects.at(-1) : undefined;
    if (dial?.type !== 'dial') return renderHangup();
    const phase = !heard ? 'started' : dial.screen && webhook.params.Digits !== '1' ? 'refused' : 'heard';
    changed = await writeDown(tx, calls, found, [whisperEvent(webhook, { step, targetId, phase })]);
    if (phase === 'started') return renderWhisper(dial, heardAddress(calls, key, step, targetId));
    return phase === 'heard' ? renderConnect() : renderHangup();
  });
  if (changed) calls.changed(key);
  return answer;
}

function whisperEvent({ params, at }: VoiceWebhook, rest: Omit<EventOf<'leg.whisper'>['payload'], 'leg'>): CallEvent {
  const payload = { leg: params.CallSid, ...rest };
  return { key: `whisper-${params.CallSid}-${rest.phase}`, at, kind: 'leg.whisper', payload };
}

function heardAddress({ publicBaseUrl }: LiveCalls, key: CallKey, step: number, targetId: string): string {
  return callAddresses(publicBaseUrl, key, step).whisperHeard(targetId);
}
