import type { CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { massRun, type MassRun } from '#flows/core/massRun.ts';
import type { Registry } from '#flows/core/nodeType.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { currentFlow, documentOf, endOf, routeOf, type RunResult } from '#flows/core/run.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { endingOf, type Ending, isSameEnding, placedAt } from './ending.ts';
import { KnownAnswers } from './knownAnswers.ts';
import { type PastCall, runPastCall } from './pastCall.ts';

/** Why a call can't be compared: what the draft asks there and the call never answered. */
export type Unknown = Effect['type'] | 'tags' | 'missingEvents';

/** What a draft would have made of a call. */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'changed'; before: Ending; after: Ending }
  | { kind: 'unknown'; why: Unknown; step: string | null; flow?: string };

/** A flow that past calls are led through. */
export interface Draft {
  flow: CompiledFlow;
  runs: MassRun;
  registry: Registry;
}

export function draftOf(flow: CompiledFlow, registry: Registry): Draft {
  return { flow, runs: massRun(flow), registry };
}

/** A call as far as the draft can be told to have led it, to play it. */
export interface ShadowRun {
  facts: CallFacts;
  events: FlowEvent[];
  comparison: Comparison;
  /** The last step that the call shares with its own version; null if it is in another flow. */
  parts: string | null;
}

/**
 * Runs a past call through a draft, with what its people did on the version that answered it. The answers come as late
 * as they did then, so that opening hours are met at the same time.
 */
export function compareCall(own: MassRun, draft: Draft, call: PastCall): ShadowRun {
  const { facts } = call;
  const { asked, route, ending: before } = runPastCall(own, call);
  if (before === null) {
    return { facts, events: [], comparison: { kind: 'unknown', why: 'missingEvents', step: null }, parts: null };
  }
  const answers = new KnownAnswers(asked);
  const events: FlowEvent[] = [];
  let at = facts.at;
  let result = draft.runs.start(facts);
  let last: Effect | undefined;
  for (let open = askedBy(result); open !== undefined; open = askedBy(result)) {
    last = open;
    const answer = answers.to(open, currentFlow(result.snapshot));
    if (answer === undefined) break;
    at += Math.round(answer.seconds * 1000);
    for (const event of answer.events.map((each) => ({ ...each, at }) as FlowEvent)) {
      events.push(event);
      result = draft.runs.step(result, event);
    }
  }
  const comparison = comparisonOf(before, result, last, missingFact(draft, facts, result));
  return { facts, events, comparison, parts: partingStep(route, routeOf(result.snapshot)) };
}

/** What the flow waits for. */
function askedBy({ snapshot, effects }: RunResult): Effect | undefined {
  return endOf(snapshot) === null ? effects.at(-1) : undefined;
}

function comparisonOf(
  before: Ending,
  { snapshot }: RunResult,
  last: Effect | undefined,
  missing: Comparison | undefined,
): Comparison {
  if (missing) return missing;
  // Who newly comes to voicemail has got there, whether they would leave a message or not.
  const after = endingOf(snapshot, last) ?? (last?.type === 'record' ? placedAt(snapshot, 'voicemail') : null);
  if (after) return isSameEnding(before, after) ? { kind: 'same' } : { kind: 'changed', before, after };
  return { kind: 'unknown', why: last?.type ?? 'missingEvents', ...placeOf(routeOf(snapshot).at(-1)) };
}

/** The last step that two routes have in common from their start. */
function partingStep(before: readonly RouteStep[], after: readonly RouteStep[]): string | null {
  const isSame = (one: RouteStep, other: RouteStep | undefined) =>
    one.nodeId === other?.nodeId && one.flow === other.flow;
  const parting = after.findIndex((step, at) => !isSame(step, before[at]));
  const last = after.slice(0, parting < 0 ? undefined : Math.max(1, parting)).at(-1);
  return last?.flow === undefined ? (last?.nodeId ?? null) : null;
}

/** Tags of earlier calls were only looked up for flows that asked for them. */
function missingFact({ flow, registry }: Draft, facts: CallFacts, { snapshot }: RunResult): Comparison | undefined {
  if (facts.tags !== undefined || flow.needs.size === 0) return undefined;
  const asks = routeOf(snapshot).find((step) => {
    const node = documentOf(flow, step).nodes.find(({ id }) => id === step.nodeId);
    const resolved = node && resolveNode(node, registry);
    return resolved?.nodeType.needs?.(resolved.settings).includes('tags');
  });
  return asks && { kind: 'unknown', why: 'tags', ...placeOf(asks) };
}

function placeOf(step: RouteStep | undefined): Pick<Extract<Comparison, { kind: 'unknown' }>, 'step' | 'flow'> {
  return { step: step?.nodeId ?? null, ...(step?.flow !== undefined && { flow: step.flow }) };
}
