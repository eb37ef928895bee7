import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { currentNode, endOf, type RunSnapshot, startRun, stepRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { wallTime } from '#flows/core/wallTime.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { importStudio, type StudioImport } from '#flows/studio/importStudio.ts';
import type { StudioGap } from '#flows/studio/studioGap.ts';
import type { StudioFlow } from '#flows/studio/studioFlow.ts';
import { aCall, aWorld } from '../../builders/flows/aCall.ts';
import { type Input, type StudioCall, StudioInterpreter, type Taken } from './studio/interpretStudio.ts';
import { studioRoute } from './studio/studioRoutes.ts';

const timezone = 'Australia/Melbourne';
const callers = fc.constantFrom(
  { caller: '+61398765499', country: 'AU', callerName: 'Ann Smith' },
  { caller: '+61298765499', country: 'AU', callerName: 'ANN' },
  { caller: '+61412345678', country: 'AU', callerName: null },
  { caller: '+12125551234', country: 'US', callerName: 'Bob' },
);
/** Any minute of a day without a clock change, and those at which samples begin and end. */
const moments = fc
  .oneof(fc.nat(1439), fc.constantFrom(0, 15, 30, 539, 540, 719, 720, 749, 750, 1049, 1050, 1439))
  .map((minute) => Date.UTC(2026, 0, 11, 13, minute));

const gathering: Input[] = [
  { does: 'stay silent' },
  ...['1', '2', '9', '#'].map((key): Input => ({ does: 'press', key })),
];
const dialing = (['completed', 'no-answer', 'busy', 'failed'] as const).map((status): Input => ({
  does: 'dial',
  status,
}));
const inputsAt = ({ at }: StudioCall): Input[] => {
  if (at?.type === 'gather-input-on-call') return gathering;
  return at?.type === 'connect-call-to' ? dialing : [{ does: 'speak' }, { does: 'stay silent' }];
};

/** Both sides of a call, in the Studio flow and in what it became. */
interface Sides {
  studio: StudioCall;
  ours: RunSnapshot;
  said: string[];
}

class Comparison {
  readonly #result: StudioImport;
  readonly #flow: CompiledFlow;
  readonly #unfinished: ReadonlySet<string | undefined>;
  readonly #interpreter: StudioInterpreter;
  readonly #at: number;
  readonly seen: Map<string, number>;

  constructor(studio: StudioFlow, facts: Parameters<typeof aCall>[0], at: number, seen: Map<string, number>) {
    this.#result = importStudio(studio, 'AU');
    const { nodes, edges } = this.#result;
    const document = { schema: 1 as const, name: 'Imported', timezone, nodes, edges };
    this.#flow = compile(document, nodeTypes);
    // Publishing waits for these steps, so nobody is led astray.
    const blocking = validate(document, nodeTypes, aWorld()).filter(
      ({ code, severity }) => severity === 'error' && code !== 'EXIT-UNCONNECTED' && code !== 'UNREACHABLE',
    );
    this.#unfinished = new Set(blocking.map(({ nodeId }) => nodeId));
    const { minute } = wallTime(at, timezone);
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    this.#interpreter = new StudioInterpreter(studio, aCall({ ...facts, at }), clock);
    this.#at = at;
    this.seen = seen;
    const said: string[] = [];
    const begun = {
      studio: this.#interpreter.start(),
      ours: startRun(this.#flow, aCall({ ...facts, at })).snapshot,
      said,
    };
    this.#compare({ ...begun, ours: this.#listenedTo(begun.ours) }, 3);
  }

  #compare(sides: Sides, depth: number): void {
    const { studio, said, ours } = sides;
    const listed = this.#listedOf(studio, ours);
    this.#count(listed ?? studio.at?.type ?? studio.end ?? '');
    if (listed !== undefined) return;
    const expected = studio.at ? this.#result.steps.get(studio.at.name) : studio.end;
    expect({ said, is: currentNode(ours) ?? endIn(ours) }).toEqual({ said, is: expected });
    if (!studio.at || depth === 0) return;
    for (const input of inputsAt(studio)) {
      const next = this.#interpreter.next(studio, input);
      this.#compare(
        { studio: next, ours: this.#answered(ours, input, next), said: [...said, JSON.stringify(input)] },
        depth - 1,
      );
    }
  }

  /** Why nothing is promised of a call that came this way; undefined if it must go on as in Studio. */
  #listedOf(studio: StudioCall, ours: RunSnapshot): string | undefined {
    const { taken, at } = studio;
    const { gaps, steps } = this.#result;
    const hasGap = (one: Taken): string | undefined => {
      const { widget, transition } = one;
      const of = gaps.filter((gap) => gap.widget === widget.name);
      if (this.#unfinished.has(steps.get(widget.name))) return 'unfinished';
      return of.flatMap((gap): string[] => {
        if (gap.kind === 'widget') return gap.code === 'VARIABLES' ? [] : [gap.code];
        if (gap.kind === 'transition')
          return gap.event === transition?.event && gap.next === transition.next ? [gap.code] : [];
        return this.#allows(gap, studio, ours) ? [gap.code] : [];
      })[0];
    };
    const ahead: Taken[] = at ? [{ widget: at, transition: null }] : [];
    return [...taken, ...ahead].map(hasGap).find((gap) => gap !== undefined);
  }

  /** Whether a difference of a widget's settings is what happened to this call. */
  #allows(
    { code, widget, what }: Extract<StudioGap, { kind: 'setting' }>,
    call: StudioCall,
    ours: RunSnapshot,
  ): boolean {
    const status = call.variables[`widgets.${widget}.DialCallStatus`] ?? '';
    switch (code) {
      case 'AGAIN':
        return call.at?.name === widget && currentNode(ours) !== this.#result.steps.get(widget);
      case 'ANSWERED':
        return status === 'completed';
      case 'UNANSWERED':
        return status !== '' && what.split(', ').includes(status);
      case 'WRONG-KEY':
        return call.taken.some(({ transition }) => transition?.event === 'noMatch');
      default:
        return code === 'NUMBER';
    }
  }

  #answered(ours: RunSnapshot, input: Input, next: StudioCall): RunSnapshot {
    const here = currentNode(ours);
    const stays = next.at !== null && this.#result.steps.get(next.at.name) === here;
    const silence = input.does === 'stay silent' && here !== null && this.#typeOf(here) === 'menu';
    const events = Array.from({ length: silence && !stays ? 5 : 1 }, () => this.#eventOf(ours, input));
    return events.reduce(
      (now, event) => (currentNode(now) === here ? this.#listenedTo(this.#stepped(now, event)) : now),
      ours,
    );
  }

  #eventOf(ours: RunSnapshot, input: Input): FlowEventProbe {
    switch (input.does) {
      case 'press':
        return { type: 'DIGITS', digits: input.key };
      case 'dial': {
        const outcome = input.status === 'completed' ? 'answered' : input.status;
        return { type: 'LEGS_ENDED', legs: [{ targetId: 't1', outcome, talkSeconds: 30 }] };
      }
      case 'speak':
        return { type: 'RECORDED', seconds: 12 };
      case 'stay silent':
        return this.#typeOf(currentNode(ours) ?? '') === 'menu'
          ? { type: 'NO_INPUT' }
          : { type: 'RECORDED', seconds: 0 };
    }
  }

  #listenedTo(ours: RunSnapshot): RunSnapshot {
    const type = this.#typeOf(currentNode(ours) ?? '');
    return type === 'announce' ? this.#listenedTo(this.#stepped(ours, { type: 'SAID' })) : ours;
  }

  #stepped(ours: RunSnapshot, event: FlowEventProbe): RunSnapshot {
    return stepRun(this.#flow, ours, { ...event, at: this.#at } as FlowEvent).snapshot;
  }

  #typeOf(step: string): string | undefined {
    return this.#result.nodes.find(({ id }) => id === step)?.type;
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

/** How a call ended, in Studio's terms. Only a ring step and the start may have an exit that leads nowhere. */
function endIn(ours: RunSnapshot): string {
  const end = endOf(ours) ?? '';
  return end === 'hungUp' || end === 'unconnected' ? 'over' : end;
}

const mostRounds = 10;

test('calls go the same way as in Studio, up to what is listed', () => {
  const compared = ['gather-input-on-call', 'connect-call-to', 'record-voicemail', 'over', 'answered', 'message'];
  const listed = ['AGAIN', 'ANSWERED', 'WRONG-KEY', 'NO-EXIT', 'SPLIT'];
  const seen = new Map<string, number>();
  const unseen = () => [...compared, ...listed].filter((what) => !seen.has(what));
  // Some calls are rare: a round may have none of them.
  for (let round = 0; round < mostRounds && unseen().length > 0; round += 1)
    fc.assert(
      fc.property(studioRoute, callers, moments, (studio, facts, at) => {
        new Comparison(studio, facts, at, seen);
      }),
      { numRuns: 250 },
    );
  expect(unseen()).toEqual([]);
});
