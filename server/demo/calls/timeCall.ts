import type { CallEvent, CallStarted, FlowMoved } from '../../telephony/calls/callEvent.ts';
import type { Random } from '../seededRandom.ts';
import { legEvents } from './legEvents.ts';
import { type Beat, retimed, type PlayedFlow } from './playFlow.ts';
import type { DemoLengths } from '../recordings/demoRecordings.ts';
import { timingOf } from './callTiming.ts';

/**
 * Adds timing to a played flow and returns the events of a call that starts at `startedAt` (epoch ms). With `lengths`,
 * people talk exactly that long.
 */
export function timeCall(
  random: Random,
  played: PlayedFlow,
  call: { startedAt: number; started: CallStarted; lengths?: DemoLengths | undefined },
): CallEvent[] {
  const moments = [call.startedAt];
  const spells = played.beats.map((beat) => {
    const drawn = timingOf(random, beat);
    const timing = call.lengths && drawn.talk > 0 ? { ...drawn, talk: call.lengths[spokenIn(beat)] } : drawn;
    moments.push((moments.at(-1) ?? call.startedAt) + (timing.wait + timing.talk) * 1000);
    return timing;
  });
  const at = (index: number) => moments[index] ?? call.startedAt;
  const events: CallEvent[] = [
    { key: 'started', at: call.startedAt, kind: 'call.started', payload: call.started },
    moveEvent(played.first, at(0), at),
  ];
  for (const [index, beat] of played.beats.entries()) {
    const timing = spells[index] ?? { wait: 0, talk: 0 };
    const reported = withSeconds(beat.moved, timing.talk);
    events.push(
      ...legEvents(beat, timing, { from: at(index), to: at(index + 1) }),
      moveEvent(reported, at(index + 1), at),
    );
  }
  const endedAt = at(played.beats.length) + 1000;
  const seconds = Math.round((endedAt - call.startedAt) / 1000);
  return [
    ...events,
    { key: 'status-completed', at: endedAt, kind: 'call.status', payload: { status: 'completed', seconds } },
  ];
}

const spokenIn = ({ event }: Beat) => (event.type === 'RECORDED' ? 'message' : 'conversation');

function moveEvent(moved: FlowMoved, at: number, moment: (index: number) => number): CallEvent {
  return { key: `step-${moved.step}`, at, kind: 'flow.moved', payload: retimed(moved, moment) };
}

/** Fills in the durations that the flow received: talk time of the answered leg, length of the message. */
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
