import type { CompiledFlow } from '#flows/core/compile.ts';
import { diffFlows } from '#flows/core/diff.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { pendingEffect, play, type Simulation, startSimulation } from './simulation.ts';

/** Whether a call could go another way through one of the documents than through the other, or read differently. */
export function playsDifferently(before: FlowDocument, after: FlowDocument): boolean {
  if (before === after) return false;
  const { timezone, added, removed, changed, exits } = diffFlows(before, after);
  return timezone !== null || [added, removed, changed, exits].some((list) => list.length > 0);
}

/** How long the tester listens to an announcement that was not there before. */
const secondsOfSpeech = 4;

/**
 * Plays a call on a changed flow with the same answers, as far as they fit what it asks. An announcement that was not
 * there before is heard to its end while there is an answer left to give.
 */
export function playAgain(flow: CompiledFlow, { facts, turn, moves }: Simulation): Simulation {
  let again = startSimulation(flow, facts, turn);
  let before = facts.at;
  for (const { event } of moves) {
    if (event === null || event.type === 'ROTATED') continue;
    const seconds = (event.at - before) / 1000;
    before = event.at;
    const speaks = () => pendingEffect(again)?.type === 'say';
    if (event.type === 'SAID' && !speaks()) continue;
    while (event.type !== 'SAID' && event.type !== 'CALLER_HUNG_UP' && speaks())
      again = play(again, { type: 'SAID' }, secondsOfSpeech);
    const asked = pendingEffect(again);
    if (asked === null || !fits(event, asked)) break;
    again = play(again, event, seconds);
  }
  return again;
}

/** Whether people could have said this when they were asked that. */
function fits(event: FlowEvent, asked: Effect): boolean {
  switch (event.type) {
    case 'DIGITS':
    case 'NO_INPUT':
      return asked.type === 'gather';
    case 'LEG_ANSWERED':
      return asked.type === 'dial' && asked.targets.some(({ id }) => id === event.targetId);
    case 'LEGS_ENDED':
      return asked.type === 'dial' && event.legs.every((leg) => asked.targets.some(({ id }) => id === leg.targetId));
    case 'RECORDED':
      return asked.type === 'record';
    case 'BRANCH_FOUND':
      return asked.type === 'findBranch';
    case 'SAID':
    case 'CALLER_HUNG_UP':
      return true;
    case 'ROTATED':
      return false;
  }
}
