import type { CallEvent, CarrierStatus } from '../../telephony/calls/callEvent.ts';
import type { Beat } from './playFlow.ts';
import type { Timing } from './callTiming.ts';

/** The carrier's events for the legs of a dial between two times (epoch ms); none for other positions. */
export function legEvents(beat: Beat, timing: Timing, { from, to }: { from: number; to: number }): CallEvent[] {
  const { effect, event, moved } = beat;
  if (effect.type !== 'dial' || event.type !== 'LEGS_ENDED') return [];
  const step = moved.step - 1;
  const pickUpAt = from + timing.wait * 1000;
  const status = (targetId: string, stated: CarrierStatus, at: number): CallEvent => ({
    key: `leg-${step}-${targetId}-${stated}`,
    at,
    kind: 'leg.status',
    payload: { leg: `${step}-${targetId}`, step, targetId, status: stated, seconds: null },
  });
  const winner = event.legs.find(({ outcome }) => outcome === 'answered');
  const heard = effect.whisper !== null || effect.screen;
  const legs = event.legs.flatMap(({ targetId, outcome }): CallEvent[] => {
    const rang = status(targetId, 'ringing', from);
    if (outcome !== 'answered') return [rang, status(targetId, outcome, outcome === 'busy' ? from + 1000 : pickUpAt)];
    const answered = status(targetId, 'in-progress', pickUpAt);
    return heard ? [rang, answered, whisperHeard(step, targetId, pickUpAt)] : [rang, answered];
  });
  const ended: CallEvent = {
    key: `dial-${step}`,
    at: to,
    kind: 'dial.ended',
    payload: {
      step,
      leg: winner ? `${step}-${winner.targetId}` : null,
      status: winner ? 'completed' : 'no-answer',
      seconds: timing.talk,
      bridged: winner !== undefined,
    },
  };
  return [...legs, ended];
}

function whisperHeard(step: number, targetId: string, at: number): CallEvent {
  const leg = `${step}-${targetId}`;
  return { key: `whisper-${leg}-heard`, at, kind: 'leg.whisper', payload: { leg, step, targetId, phase: 'heard' } };
}
