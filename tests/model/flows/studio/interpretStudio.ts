import type { CallFacts } from '#flows/core/facts.ts';
import type { StudioCondition, StudioFlow, StudioTransition, StudioWidget } from '#flows/studio/studioFlow.ts';

/** What a caller, or who is rung, does at a widget that waits. */
export type Input =
  | { does: 'press'; key: string }
  | { does: 'stay silent' }
  | { does: 'dial'; status: 'completed' | 'no-answer' | 'busy' | 'failed' }
  | { does: 'speak' };

/** Where a call is: at a widget that waits, or at its end. */
export interface StudioCall {
  at: StudioWidget | null;
  end: 'answered' | 'message' | 'over' | null;
  /** What widgets have kept: `widgets.menu.Digits`. */
  variables: Readonly<Record<string, string>>;
  /** What the call has come through since the last input. */
  taken: readonly Taken[];
}

export type Taken = { widget: StudioWidget; transition: StudioTransition } | { widget: StudioWidget; transition: null };

const waiting = new Set(['gather-input-on-call', 'connect-call-to', 'record-voicemail']);
const onward: Readonly<Record<string, string>> = {
  'say-play': 'audioComplete',
  'send-message': 'sent',
  'set-variables': 'next',
  'run-function': 'success',
  'make-http-request': 'success',
  'run-subflow': 'completed',
};

/**
 * Runs flows as Twilio Studio does, as its documentation has it: the first transition that matches, several conditions of
 * one as alternatives, times as a range; a transition that leads nowhere ends the call. `clock` is the local time, `HH:mm`.
 */
export class StudioInterpreter {
  readonly #widgets: ReadonlyMap<string, StudioWidget>;
  readonly #facts: CallFacts;
  readonly #clock: string;

  constructor({ states }: StudioFlow, facts: CallFacts, clock: string) {
    this.#widgets = new Map(states.toReversed().map((widget) => [widget.name, widget]));
    this.#facts = facts;
    this.#clock = clock;
  }

  start(): StudioCall {
    const trigger = [...this.#widgets.values()].find(({ type }) => type === 'trigger');
    const call: StudioCall = { at: null, end: 'over', variables: {}, taken: [] };
    if (!trigger) return call;
    const isAnswering = trigger.transitions.some(({ event, next }) => event === 'incomingCall' && next);
    return this.#leave(call, trigger, isAnswering ? 'incomingCall' : 'incomingParent');
  }

  next(call: StudioCall, input: Input): StudioCall {
    const widget = call.at;
    if (!widget) return call;
    const keeping = (name: string, value: string): StudioCall => ({
      ...call,
      variables: { ...call.variables, [`widgets.${widget.name}.${name}`]: value },
      taken: [],
    });
    switch (input.does) {
      case 'press':
        return this.#leave(keeping('Digits', input.key), widget, 'keypress');
      case 'dial': {
        const after = this.#leave(keeping('DialCallStatus', input.status), widget, 'callCompleted');
        return input.status === 'completed' && after.end === 'over' ? { ...after, end: 'answered' } : after;
      }
      case 'speak': {
        const after = this.#leave(keeping('RecordingUrl', 'https://example.com'), widget, 'recordingComplete');
        return after.end === 'over' ? { ...after, end: 'message' } : after;
      }
      case 'stay silent':
        return this.#leave(
          keeping('Digits', ''),
          widget,
          widget.type === 'gather-input-on-call' ? 'timeout' : 'noAudio',
        );
    }
  }

  #leave(call: StudioCall, widget: StudioWidget, event: string): StudioCall {
    return this.#take(
      call,
      widget,
      widget.transitions.find((one) => one.event === event),
    );
  }

  #take(call: StudioCall, widget: StudioWidget, transition: StudioTransition | undefined): StudioCall {
    const step: Taken = { widget, transition: transition ?? null };
    const after = { ...call, taken: [...call.taken, step] };
    const next = this.#widgets.get(transition?.next ?? '');
    if (!next || after.taken.length > 50) return { ...after, at: null, end: 'over' };
    if (waiting.has(next.type)) return { ...after, at: next, end: null };
    if (next.type === 'split-based-on') return this.#take(after, next, this.#chosen(after, next));
    const event = onward[next.type];
    return event === undefined ? { ...after, at: next, end: null } : this.#leave(after, next, event);
  }

  #chosen(call: StudioCall, split: StudioWidget): StudioTransition | undefined {
    const matches = split.transitions.filter(({ event }) => event === 'match');
    return (
      matches.find(({ conditions }) => this.#holds(call, conditions ?? [], String(split.properties['input']))) ??
      split.transitions.find(({ event }) => event === 'noMatch')
    );
  }

  #holds(call: StudioCall, conditions: readonly StudioCondition[], input: string): boolean {
    const isMet = (one: StudioCondition) => {
      const [argument] = one.arguments ?? [input];
      return compare(one.type, this.#valueOf(call, String(argument)), String(one.value), this.#clock);
    };
    const isTimed = conditions.some(({ type }) => type.endsWith('_time'));
    return isTimed ? conditions.every(isMet) : conditions.some(isMet);
  }

  #valueOf({ variables }: StudioCall, argument: string): string {
    const [, name = '', filter] = /^\{\{\s*([^|}]*?)\s*(\|.*)?\}\}$/.exec(argument.trim()) ?? [];
    const { caller, country, callerName } = this.#facts;
    const known: Record<string, string> = {
      ...variables,
      'trigger.call.From': caller ?? '',
      'contact.channel.address': caller ?? '',
      'trigger.call.FromCountry': country ?? '',
      'trigger.call.CallerName': callerName ?? '',
    };
    const value = known[name] ?? '';
    return filter === undefined ? value : value.slice(0, 1).repeat(2);
  }
}

function compare(type: string, text: string, value: string, clock: string): boolean {
  const [own, wanted] = [text.trim().toLowerCase(), value.trim().toLowerCase()];
  const listed = wanted.split(',').map((each) => each.trim());
  const holds: Record<string, () => boolean> = {
    equal_to: () => own === wanted,
    not_equal_to: () => own !== wanted,
    matches_any_of: () => listed.includes(own),
    does_not_match_any_of: () => !listed.includes(own),
    starts_with: () => own.startsWith(wanted),
    does_not_start_with: () => !own.startsWith(wanted),
    contains: () => own.includes(wanted),
    does_not_contain: () => !own.includes(wanted),
    is_blank: () => own === '',
    is_not_blank: () => own !== '',
    is_before_time: () => clock < clockOf(wanted),
    is_after_time: () => clock >= clockOf(wanted),
  };
  return holds[type]?.() ?? false;
}

/** `9:05 pm` as `21:05`, by way of what a clock shows at each minute of the day. */
function clockOf(text: string): string {
  return CLOCK_FACES.get(text.replaceAll(' ', '')) ?? text.padStart(5, '0');
}

const CLOCK_FACES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 1440 }, (_, minute) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    const face = at.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hour12: true });
    const clock = at.toISOString().slice(11, 16);
    const short = face.toLowerCase().replaceAll(/\s/g, '');
    return [
      [short, clock],
      [short.replace(':00', ''), clock],
    ] as const;
  }).flat(),
);
