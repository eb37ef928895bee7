import { addressOf } from '#flows/core/dialTarget.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { type Answer, answerOfDial, type Dial } from './knownDials.ts';
import type { Asked } from './pastCall.ts';

/** How long an announcement takes that the call did not hear. Whole seconds. */
const heardAfter = 4;

/**
 * What a past call answers to what a flow asks. A question of the same step gets the same answers in turn; who answers
 * the phone is known by number, a branch by what was looked up. Announcements are no questions: a new one is heard out.
 */
export class KnownAnswers {
  readonly #asked: readonly Asked[];
  readonly #used = new Set<Asked>();

  constructor(asked: readonly Asked[]) {
    this.#asked = asked;
  }

  /** Undefined if the call never answered it. */
  to(effect: Effect, flow: string | null): Answer | undefined {
    switch (effect.type) {
      case 'say':
        return (
          this.#take((past) => isOfStep(past, effect, flow)) ?? { seconds: heardAfter, events: [{ type: 'SAID' }] }
        );
      case 'gather':
        return this.#take((past) => isOfStep(past, effect, flow) && digitsOf(past.effect) === effect.digits);
      case 'rotate':
        return this.#take((past) => isOfStep(past, effect, flow));
      case 'findBranch':
        return this.#take(
          ({ effect: past }) => past.type === 'findBranch' && lookUpOf(past) === lookUpOf(effect),
          'again',
        );
      case 'dial':
        return this.#dial(effect, flow);
      case 'record':
        return this.#take((past) => past.effect.type === 'record');
      case 'tag':
      case 'sendText':
      case 'hangup':
        return undefined;
    }
  }

  /** The same dial has the same result; another is worked out. */
  #dial(dial: Dial, flow: string | null): Answer | undefined {
    const isSame = ({ effect }: Asked) =>
      effect.type === 'dial' && effect.timeout === dial.timeout && addressesOf(effect) === addressesOf(dial);
    const find = (fits: (past: Asked) => boolean) => this.#asked.find((past) => !this.#used.has(past) && fits(past));
    const same = find((past) => isSame(past) && isOfStep(past, dial, flow)) ?? find(isSame);
    if (same?.effect.type !== 'dial') return answerOfDial(dial, this.#asked);
    this.#used.add(same);
    const ids = new Map(same.effect.targets.map(({ id }, at) => [id, dial.targets[at]?.id ?? id]));
    return { seconds: same.seconds, events: same.events.map((event) => renamed(withoutTime(event), ids)) };
  }

  #take(fits: (past: Asked) => boolean, use: 'once' | 'again' = 'once'): Answer | undefined {
    const found = this.#asked.find((past) => !this.#used.has(past) && fits(past));
    if (found === undefined) return undefined;
    if (use === 'once') this.#used.add(found);
    return { seconds: found.seconds, events: found.events.map(withoutTime) };
  }
}

function isOfStep(past: Asked, { type, nodeId }: Effect, flow: string | null): boolean {
  return past.effect.type === type && past.effect.nodeId === nodeId && past.flow === flow;
}

function digitsOf(effect: Effect): number | undefined {
  return effect.type === 'gather' ? effect.digits : undefined;
}

function addressesOf({ targets }: Dial): string {
  return targets.map(addressOf).join(' ');
}

function lookUpOf({ location, digits, area, earlier }: Extract<Effect, { type: 'findBranch' }>): string {
  return JSON.stringify([location, digits, area, earlier]);
}

/** The event about the targets of another dial to the same numbers. */
function renamed(event: FlowEventProbe, ids: ReadonlyMap<string, string>): FlowEventProbe {
  const named = (id: string) => ids.get(id) ?? id;
  if (event.type === 'LEG_ANSWERED') return { ...event, targetId: named(event.targetId) };
  if (event.type !== 'LEGS_ENDED') return event;
  return { ...event, legs: event.legs.map((leg) => ({ ...leg, targetId: named(leg.targetId) })) };
}

function withoutTime(event: FlowEvent): FlowEventProbe {
  const { at: _, ...probe } = event;
  return probe as FlowEventProbe;
}
