import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { logNormal, wholeBetween, type Random } from '../seededRandom.ts';
import { longestTalk, medianTalk, talkSpread } from './probabilities.ts';
import type { Beat } from './playFlow.ts';

/** Whole seconds at one position: until an answer or a timeout, then of talking or speaking. */
export interface Timing {
  wait: number;
  talk: number;
}

/** How long a call stays at the position of a beat. */
export function timingOf(random: Random, beat: Beat): Timing {
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
        talk: talkSeconds(random),
      };
    case 'record':
      if (leaves) return { wait: wholeBetween(random, 2, 6), talk: 0 };
      return { wait: 8, talk: hasMessage(event) ? Math.min(effect.maxSeconds, wholeBetween(random, 6, 55)) : 0 };
    case 'say':
    case 'tag':
    case 'sendText':
    case 'rotate':
    case 'findBranch':
    case 'hangup':
      return { wait: wholeBetween(random, 3, 7), talk: 0 };
  }
}

/** Whether someone took the call. */
function pickedUp(event: FlowEventProbe): boolean {
  return event.type === 'LEGS_ENDED' && event.legs.some(({ outcome }) => outcome === 'answered');
}

function hasMessage(event: FlowEventProbe): boolean {
  return event.type === 'RECORDED' && event.seconds > 0;
}

/** Talk time: log-normal, from a few seconds to an hour. */
export function talkSeconds(random: Random): number {
  return Math.min(longestTalk, Math.max(6, Math.round(logNormal(random, medianTalk, talkSpread))));
}
