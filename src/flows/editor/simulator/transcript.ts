import type { IntlShape } from 'react-intl';
import type { Effect } from '#flows/core/effects.ts';
import { endOf } from '#flows/core/run.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { readableNumber } from '#values/numberPlan.ts';
import { choicesFor, describeEffect } from './simulateEffect.ts';
import { simulateMessages } from './simulate.messages.ts';
import { nowOf, type Simulation } from './simulation.ts';

/** A line of the transcript: what the flow did, or what the people did. */
export interface Line {
  who: 'flow' | 'people' | 'end';
  text: string;
  /** Seconds since the call came in. */
  at: number;
}

export function transcriptOf(simulation: Simulation, document: FlowDocument, intl: IntlShape): Line[] {
  const { facts, moves } = simulation;
  let waiting: Effect | undefined;
  const lines = moves.flatMap(({ event, effects }): Line[] => {
    const at = Math.round(((event?.at ?? facts.at) - facts.at) / 1000);
    const choice =
      event && waiting
        ? choicesFor(waiting, document, intl).find((each) => isSame(each.event, event))?.label
        : undefined;
    waiting = effects.at(-1) ?? waiting;
    const caller = facts.caller === null ? intl.formatMessage(simulateMessages.hidden) : readableNumber(facts.caller);
    const happened = event === null ? intl.formatMessage(simulateMessages.calls, { caller }) : choice;
    return [
      ...(happened === undefined ? [] : [{ who: 'people' as const, text: happened, at }]),
      ...effects.map((effect) => ({ who: 'flow' as const, text: describeEffect(effect, intl), at })),
    ];
  });
  const now = nowOf(simulation);
  const end = now && endOf(now.snapshot);
  return end ? [...lines, { who: 'end', text: endWords(end, intl), at: lines.at(-1)?.at ?? 0 }] : lines;
}

function isSame(choice: object, event: object): boolean {
  return Object.entries(choice).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((event as Record<string, unknown>)[key]),
  );
}

function endWords(end: NonNullable<ReturnType<typeof endOf>>, intl: IntlShape): string {
  const words = {
    answered: simulateMessages.endAnswered,
    message: simulateMessages.endMessage,
    hungUp: simulateMessages.endHungUp,
    callerGone: simulateMessages.endCallerGone,
    unconnected: simulateMessages.endUnconnected,
  };
  return intl.formatMessage(words[end]);
}
