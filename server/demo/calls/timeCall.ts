import type { CallEvent, CallStarted, FlowMoved } from '../../services/liveCall/callEvent.ts';
import { logNormal, wholeBetween, type Random } from '../random.ts';
import { legEvents, pickedUp } from './legEvents.ts';
import { retimed, type Beat, type PlayedFlow } from './playFlow.ts';

/** Whole seconds at one position: until someone picks up or the wait is over, and talking or speaking after that. */
export interface Spell {
  wait: number;
  talk: number;
}

/** Gives a played flow its moments and tells it as the events of a call that starts at `startedAt` (epoch ms). */
export function timeCall(
  random: Random,
  played: PlayedFlow,
  call: { startedAt: number; started: CallStarted },
): CallEvent[] {
  const moments = [call.startedAt];
  const spells = played.beats.map((beat) => {
    const spell = spellOf(random, beat);
    moments.push((moments.at(-1) ?? call.startedAt) + (spell.wait + spell.talk) * 1000);
    return spell;
  });
  const at = (index: number) => moments[index] ?? call.startedAt;
  const events: CallEvent[] = [
    { key: 'started', at: call.startedAt, kind: 'call.started', payload: call.started },
    moveEvent(played.first, at(0), at),
  ];
  for (const [index, beat] of played.beats.entries()) {
    const spell = spells[index] ?? { wait: 0, talk: 0 };
    const told = withSeconds(beat.moved, spell.talk);
    events.push(...legEvents(beat, spell, { from: at(index), to: at(index + 1) }), moveEvent(told, at(index + 1), at));
  }
  const endedAt = at(played.beats.length) + 1000;
  const seconds = Math.round((endedAt - call.startedAt) / 1000);
  return [
    ...events,
    { key: 'status-completed', at: endedAt, kind: 'call.status', payload: { status: 'completed', seconds } },
  ];
}

function moveEvent(moved: FlowMoved, at: number, moment: (index: number) => number): CallEvent {
  return { key: `step-${moved.step}`, at, kind: 'flow.moved', payload: retimed(moved, moment) };
}

/** How long the position of a beat lasts. Talks are log-normal: half are under two and a half minutes, a few over twenty. */
function spellOf(random: Random, beat: Beat): Spell {
  const { effect, event } = beat;
  const leaves = event.type === 'CALLER_HUNG_UP';
  switch (effect.type) {
    case 'gather':
      return { wait: event.type === 'NO_INPUT' ? 8 + effect.timeout : wholeBetween(random, 3, 11), talk: 0 };
    case 'dial':
      if (leaves) return { wait: wholeBetween(random, 3, effect.timeout - 1), talk: 0 };
      if (!pickedUp(event)) return { wait: effect.timeout, talk: 0 };
      return {
        wait: wholeBetween(random, 3, Math.max(4, effect.timeout - 3)),
        talk: Math.min(3600, Math.max(6, Math.round(logNormal(random, 150, 0.9)))),
      };
    case 'record':
      return leaves
        ? { wait: wholeBetween(random, 2, 9), talk: 0 }
        : { wait: 8, talk: Math.min(effect.maxSeconds, wholeBetween(random, 6, 55)) };
    default:
      return { wait: wholeBetween(random, 3, 7), talk: 0 };
  }
}

/** The seconds that the flow heard of: the talk of the leg that answered, the length of the message. */
function withSeconds(moved: FlowMoved, talk: number): FlowMoved {
  return {
    ...moved,
    heard: moved.heard.map((event) => {
      if (event.type === 'RECORDED') return { ...event, seconds: talk };
      if (event.type !== 'LEGS_ENDED') return event;
      const legs = event.legs.map((leg) => (leg.outcome === 'answered' ? { ...leg, talkSeconds: talk } : leg));
      return { ...event, legs };
    }),
  };
}
