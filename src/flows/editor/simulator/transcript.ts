import type { IntlShape } from 'react-intl';
import type { Effect, Speech } from '#flows/core/effects.ts';
import { endOf } from '#flows/core/run.ts';
import { readableNumber } from '#values/numberPlan.ts';
import { describeEvent } from './describeEvent.ts';
import { describeEffect } from './simulateEffect.ts';
import { simulateMessages } from './simulate.messages.ts';
import { currentDocument, nowOf, type Simulation } from './simulation.ts';

/** A line of the transcript: what the flow did, or what the people did. */
export interface Line {
  who: 'flow' | 'people' | 'end';
  text: string;
  /** Seconds since the call came in. */
  at: number;
  /** The index of the move that it belongs to. */
  move: number;
  /** The account's audio files that are played. */
  files?: string[];
}

export function transcriptOf(simulation: Simulation, intl: IntlShape): Line[] {
  const { facts, flow, moves } = simulation;
  let waiting: Effect | undefined;
  let isAnswered = false;
  const since = (at: number) => Math.max(0, Math.round((at - facts.at) / 1000));
  const lines = moves.flatMap(({ event, effects }, index): Line[] => {
    const document = currentDocument({ flow, moves: moves.slice(0, index) });
    const at = since(event?.at ?? facts.at);
    const caller = facts.caller === null ? intl.formatMessage(simulateMessages.hidden) : readableNumber(facts.caller);
    const done = event
      ? describeEvent(event, { waiting, isAnswered, document }, intl)
      : [{ at: facts.at, text: intl.formatMessage(simulateMessages.calls, { caller }) }];
    isAnswered = event?.type === 'LEG_ANSWERED' || (isAnswered && effects.length === 0);
    waiting = effects.at(-1) ?? waiting;
    return [
      ...done.map((deed) => ({ who: 'people' as const, text: deed.text, at: since(deed.at), move: index })),
      ...effects.map((effect): Line => {
        const files = filesOf(effect);
        const line = { who: 'flow' as const, text: describeEffect(effect, intl), at, move: index };
        return files.length === 0 ? line : { ...line, files };
      }),
    ];
  });
  const now = nowOf(simulation);
  const end = now && endOf(now.snapshot);
  return end
    ? [...lines, { who: 'end', text: endWords(end, intl), at: lines.at(-1)?.at ?? 0, move: moves.length - 1 }]
    : lines;
}

function filesOf(effect: Effect): string[] {
  return speechesOf(effect).flatMap((speech) => (speech?.kind === 'file' ? [speech.file] : []));
}

function speechesOf(effect: Effect): (Speech | null)[] {
  switch (effect.type) {
    case 'say':
      return [effect.speech];
    case 'gather':
      return [effect.before, effect.prompt];
    case 'dial':
      return [effect.whisper];
    case 'record':
      return [effect.greeting];
    default:
      return [];
  }
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
