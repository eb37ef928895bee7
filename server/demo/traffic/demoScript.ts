import type { AgentScript, CallerMoment, CallScript } from '../../telephony/calls/callScript.ts';
import type { Caller } from '../calls/callers.ts';
import { probabilities } from '../calls/probabilities.ts';
import { talkSeconds } from '../calls/callTiming.ts';
import { pickWeighted, wholeBetween, type Random } from '../seededRandom.ts';

const promptsAtMost = 4;

/** A call script for the local carrier, with people behaving as in the demo's past calls. */
export function demoScript(random: Random, caller: Caller, to: string): CallScript {
  return {
    from: caller.number ?? 'anonymous',
    to,
    keys: Array.from({ length: promptsAtMost }, () => keyPress(random)),
    hangsUp: hangUp(random),
    messageSeconds: random() < probabilities.saysNothing ? 0 : wholeBetween(random, 6, 40),
    agentAt: () => agent(random),
  };
}

function keyPress(random: Random): string {
  if (random() < probabilities.pressesNothing) return '';
  return pickWeighted(random, ['1', '2', '3'], (key) => 1 / Number(key));
}

function hangUp(random: Random): CallScript['hangsUp'] {
  const moments: readonly (readonly [CallerMoment, number])[] = [
    ['prompt', probabilities.leavesAnnouncement],
    ['menu', probabilities.leavesMenu],
    ['ringing', probabilities.leavesRinging],
  ];
  const left = moments.find(([, chance]) => random() < chance);
  return left ? { during: left[0], after: wholeBetween(random, 2, 5) } : null;
}

function agent(random: Random): AgentScript {
  if (random() < probabilities.answers)
    return {
      kind: 'answers',
      after: wholeBetween(random, 3, 12),
      keys: '1',
      talk: talkSeconds(random),
      hangsUpFirst: random() < 0.4,
    };
  return { kind: random() < probabilities.busy ? 'busy' : 'noAnswer' };
}
