import type { AgentScript, CallerMoment, CallScript } from '../../calls/callScript.ts';
import type { Caller } from '../calls/callers.ts';
import { chances } from '../calls/chances.ts';
import { talkSeconds } from '../calls/spell.ts';
import { pickWeighted, wholeBetween, type Random } from '../seededRandom.ts';

const promptsAtMost = 4;

/** A call for the local carrier to play: the people behave as those of the demo's past calls do. */
export function demoScript(random: Random, caller: Caller, to: string): CallScript {
  return {
    from: caller.number ?? 'anonymous',
    to,
    keys: Array.from({ length: promptsAtMost }, () => keyPress(random)),
    hangsUp: hangUp(random),
    messageSeconds: random() < chances.saysNothing ? 0 : wholeBetween(random, 6, 40),
    agentAt: () => agent(random),
  };
}

function keyPress(random: Random): string {
  if (random() < chances.pressesNothing) return '';
  return pickWeighted(random, ['1', '2', '3'], (key) => 1 / Number(key));
}

function hangUp(random: Random): CallScript['hangsUp'] {
  const moments: readonly (readonly [CallerMoment, number])[] = [
    ['prompt', chances.leavesAnnouncement],
    ['menu', chances.leavesMenu],
    ['ringing', chances.leavesRinging],
  ];
  const left = moments.find(([, chance]) => random() < chance);
  return left ? { during: left[0], after: wholeBetween(random, 2, 5) } : null;
}

function agent(random: Random): AgentScript {
  if (random() < chances.answers)
    return {
      kind: 'answers',
      after: wholeBetween(random, 3, 12),
      keys: '1',
      talk: talkSeconds(random),
      hangsUpFirst: random() < 0.4,
    };
  return { kind: random() < chances.busy ? 'busy' : 'noAnswer' };
}
