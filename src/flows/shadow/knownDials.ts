import { addressOf } from '#flows/core/dialTarget.ts';
import type { DialTarget, Effect } from '#flows/core/effects.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import type { Asked } from './pastCall.ts';

export type Dial = Extract<Effect, { type: 'dial' }>;

/** What came back, `seconds` after it was asked. */
export interface Answer {
  seconds: number;
  events: FlowEventProbe[];
}

/** What a call shows about the number: when somebody answered, or how long nobody did. Seconds. */
interface Fate {
  answers: { after: number; talk: number } | null;
  /** Infinity for a number that was busy or could not be reached. */
  silentFor: number;
  outcome: Exclude<LegResult['outcome'], 'answered' | 'canceled'>;
}

/**
 * Whether somebody would have answered a dial that the call never made, from those that it made. Undefined where the call
 * does not tell: another number might have answered, and so might the same one had it rung longer.
 */
export function answerOfDial(dial: Dial, made: readonly Asked[]): Answer | undefined {
  const fates = dial.targets.map((target) => ({ target, fate: fateOf(target, made) }));
  const winner = fates
    .flatMap(({ target, fate }) => (fate?.answers ? [{ target, ...fate.answers }] : []))
    .filter(({ after }) => after <= dial.timeout)
    .toSorted((a, b) => a.after - b.after)[0];
  if (winner) return answered(dial, winner.target, winner);
  const silentFor = Math.min(...fates.map(({ fate }) => fate?.silentFor ?? 0));
  const patience = patienceOf(dial, made);
  if (patience <= Math.min(silentFor, dial.timeout)) {
    return { seconds: patience, events: [{ type: 'CALLER_HUNG_UP' }] };
  }
  if (silentFor < dial.timeout) return undefined;
  const legs = fates.map(({ target, fate }): LegResult => {
    return { targetId: target.id, outcome: fate?.outcome ?? 'no-answer', talkSeconds: 0 };
  });
  return { seconds: dial.timeout, events: [{ type: 'LEGS_ENDED', legs }] };
}

function answered({ targets }: Dial, { id }: DialTarget, { after, talk }: { after: number; talk: number }): Answer {
  const legs = targets.map((target): LegResult => {
    return target.id === id
      ? { targetId: id, outcome: 'answered', talkSeconds: talk }
      : { targetId: target.id, outcome: 'canceled', talkSeconds: 0 };
  });
  return { seconds: after + talk, events: [{ type: 'LEGS_ENDED', legs }] };
}

function fateOf(called: DialTarget, made: readonly Asked[]): Fate | undefined {
  const fates = made.flatMap(({ effect, events, seconds }) => {
    const target =
      effect.type === 'dial' ? effect.targets.find((each) => addressOf(each) === addressOf(called)) : undefined;
    const last = events.at(-1);
    return effect.type === 'dial' && target && last ? (fateIn(effect, target, last, seconds) ?? []) : [];
  });
  return fates.find(({ answers }) => answers) ?? fates.toSorted((a, b) => b.silentFor - a.silentFor)[0];
}

/** What one dial shows about one of its targets. */
function fateIn(dial: Dial, { id }: DialTarget, last: FlowEvent, seconds: number): Fate | undefined {
  if (last.type !== 'LEGS_ENDED') return { answers: null, silentFor: seconds, outcome: 'no-answer' };
  const winner = last.legs.find(({ outcome }) => outcome === 'answered');
  const own = last.legs.find(({ targetId }) => targetId === id);
  const rang = Math.max(0, seconds - (winner?.talkSeconds ?? 0));
  if (own === winner && own) {
    const after = Math.min(rang, dial.timeout);
    return { answers: { after, talk: own.talkSeconds }, silentFor: after, outcome: 'no-answer' };
  }
  if (own?.outcome === 'busy' || own?.outcome === 'failed') {
    return { answers: null, silentFor: Infinity, outcome: own.outcome };
  }
  if (winner) return { answers: null, silentFor: Math.min(rang, dial.timeout), outcome: 'no-answer' };
  // Somebody was connected, but nobody knows who.
  if (last.bridged === true) return undefined;
  return own?.outcome === 'no-answer' ? { answers: null, silentFor: dial.timeout, outcome: 'no-answer' } : undefined;
}

/** How long the caller let one of these numbers ring before hanging up; Infinity if they never did. */
function patienceOf({ targets }: Dial, made: readonly Asked[]): number {
  const addresses = new Set(targets.map(addressOf));
  const left = made.find(
    ({ effect, events }) =>
      effect.type === 'dial' &&
      events.at(-1)?.type === 'CALLER_HUNG_UP' &&
      effect.targets.some((target) => addresses.has(addressOf(target))),
  );
  return left?.seconds ?? Infinity;
}
