import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import type { MassRun } from '#flows/core/massRun.ts';
import { currentFlow, endOf, routeOf, type RunResult } from '#flows/core/run.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { endingOf, type Ending } from './ending.ts';

/** A call that is over, with all that its flow knew and heard. */
export interface PastCall {
  uuid: string;
  facts: CallFacts;
  events: readonly FlowEvent[];
}

/** Something that a flow waited for during a call, and what came back. */
export interface Asked {
  effect: Effect;
  /** The flow that asked; null for the one in which the call began. */
  flow: string | null;
  /** The last one is what the flow went on with. */
  events: FlowEvent[];
  /** From the question to the last event. */
  seconds: number;
}

/** How a call went on its own version. */
export interface PastRun {
  asked: Asked[];
  route: RouteStep[];
  /** Null if part of what its flow heard is missing. */
  ending: Ending | null;
}

/** Runs a call again on the version that answered it. */
export function runPastCall(runs: MassRun, { facts, events }: PastCall): PastRun {
  const asked: Asked[] = [];
  let result = runs.start(facts);
  let open = questionOf(result);
  let since = facts.at;
  for (const event of events) {
    if (open === undefined) return { asked, route: [], ending: null };
    result = runs.step(result, event);
    open.events.push(event);
    if (result.effects.length === 0 && endOf(result.snapshot) === null) continue;
    asked.push({ ...open, seconds: (event.at - since) / 1000 });
    since = event.at;
    open = questionOf(result);
  }
  const { snapshot } = result;
  return { asked, route: routeOf(snapshot), ending: endingOf(snapshot, asked.at(-1)?.effect) };
}

function questionOf({ snapshot, effects }: RunResult): Asked | undefined {
  const effect = effects.at(-1);
  if (effect === undefined || endOf(snapshot) !== null) return undefined;
  return { effect, flow: currentFlow(snapshot), events: [], seconds: 0 };
}
