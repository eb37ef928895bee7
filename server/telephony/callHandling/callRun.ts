import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import type { CompiledFlow } from '#flows/core/compile.ts';
import {
  currentFlow,
  documentOf,
  endOf,
  routeOf,
  startRun as startMachine,
  stepRun,
  type RunResult,
  type RunSnapshot,
} from '#flows/core/run.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { keyOfExit } from '#flows/nodes/menu/menu.node.ts';
import { withSpeeches } from '#flows/core/speeches.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowMoved, OtherFlow, RecordingKind } from '../calls/callEvent.ts';
import type { FindBranch } from '../places/branchFinder.ts';

/** A machine's snapshot and what the carrier does there. */
interface Place {
  run: RunSnapshot;
  effects: Effect[];
}

/** What a call keeps from its start: the versions of the other flows, and the voices of its prompts by language. */
export interface Pinned {
  others?: OtherFlow[];
  voices?: Readonly<Record<string, string>>;
}

/** Where a call is, and the dial that follows the speech of the last effect. Plain JSON. */
export interface Position extends Place, Pinned {
  prepared?: Place;
}

/** A position after a step, and the event to store for it. */
export interface MovedRun {
  position: Position;
  fact: FlowMoved;
}

/** Takes the next turn of a node's rotation, which the effect `rotate` requests; `flow` is null for the call's own. */
export type NextRotation = (nodeId: string, flow: string | null) => Promise<number>;

/** What the server itself answers, so that a flow goes on at once. */
export interface Answers {
  nextRotation: NextRotation;
  findBranch: FindBranch;
}

export async function startRun(
  flow: CompiledFlow,
  facts: CallFacts,
  answers: Answers,
  pinned: Pinned = {},
): Promise<MovedRun> {
  const first = { step: 1, heard: [], routeBefore: [], at: facts.at, answers, pinned };
  return settle(flow, startMachine(flow, facts), first);
}

/** Advances a run by one event. Undefined when the current node ignores it. */
export async function advanceRun(
  flow: CompiledFlow,
  { position, step, event, answers }: { position: Position; step: number; event: FlowEvent; answers: Answers },
): Promise<MovedRun | undefined> {
  const result = stepRun(flow, position.run, event);
  if (result.effects.length === 0 && endOf(result.snapshot) === endOf(position.run)) return undefined;
  const routeBefore = routeOf(position.run);
  const pinned = pinnedIn(position);
  return settle(flow, result, { step: step + 1, heard: [event], routeBefore, at: event.at, answers, pinned });
}

/** What a call keeps at whatever position. */
export function pinnedIn({ others, voices }: Pinned): Pinned {
  return { ...(others && { others }), ...(voices && { voices }) };
}

interface Settling {
  step: number;
  heard: FlowEvent[];
  routeBefore: RouteStep[];
  at: number;
  answers: Answers;
  pinned: Pinned;
}

/** Answers what the server itself can answer, so that the remaining effects are for the carrier. */
async function settle(flow: CompiledFlow, result: RunResult, settling: Settling): Promise<MovedRun> {
  const effects: Effect[] = [];
  const heard = [...settling.heard];
  let { snapshot } = result;
  let emitted = result.effects;
  const { at, answers, pinned } = settling;
  for (let last = emitted.at(-1); last !== undefined; last = emitted.at(-1)) {
    const event = await answerTo(last, currentFlow(snapshot), at, answers);
    if (!event) break;
    effects.push(...emitted.slice(0, -1));
    heard.push(event);
    ({ snapshot, effects: emitted } = stepRun(flow, snapshot, event));
  }
  effects.push(...emitted);
  const route = routeOf(snapshot);
  const tags = effects.flatMap((effect) => (effect.type === 'tag' ? [effect] : []));
  return {
    position: { run: snapshot, effects: effects.map((each) => inVoice(each, pinned.voices)), ...pinned },
    fact: {
      step: settling.step,
      heard,
      route,
      end: endOf(snapshot),
      tags: tags.flatMap((effect) => effect.tags),
      score: tags.reduce((sum, { score }) => sum + score, 0),
      pressed: pressedIn(flow, route.slice(Math.max(0, settling.routeBefore.length - 1))),
      dial: dialIn(effects),
      records: recordedIn(effects),
    },
  };
}

/** An effect whose prompts have a voice: their own, or the account's for their language. */
function inVoice(effect: Effect, voices: Pinned['voices'] = {}): Effect {
  return withSpeeches(effect, (speech) => {
    const voice = speech.voice ?? voices[speech.language];
    return voice === undefined ? speech : { ...speech, voice };
  });
}

/** Undefined for effects of the carrier. */
async function answerTo(
  effect: Effect,
  flow: string | null,
  at: number,
  answers: Answers,
): Promise<FlowEvent | undefined> {
  if (effect.type === 'rotate') return { type: 'ROTATED', at, turn: await answers.nextRotation(effect.nodeId, flow) };
  if (effect.type === 'findBranch') return { type: 'BRANCH_FOUND', at, branch: await answers.findBranch(effect) };
  return undefined;
}

function dialIn(effects: readonly Effect[]): FlowMoved['dial'] {
  const dial = effects.at(-1);
  if (dial?.type !== 'dial') return null;
  return { targets: dial.targets, heard: dial.whisper !== null || dial.screen };
}

function recordedIn(effects: readonly Effect[]): RecordingKind | null {
  const last = effects.at(-1);
  if (last?.type === 'record') return 'message';
  return last?.type === 'dial' && last.record ? 'conversation' : null;
}

/** The labels of the menu exits taken, or their keys. */
function pressedIn(flow: CompiledFlow, route: readonly RouteStep[]): string[] {
  return route.flatMap((step) => {
    const { nodeId, exit } = step;
    const key = keyOfExit(exit);
    if (key === undefined) return [];
    const node = documentOf(flow, step).nodes.find(({ id }) => id === nodeId);
    const resolved = node && resolveNode(node, nodeTypes);
    const label = resolved?.nodeType.exits(resolved.settings).find(({ id }) => id === exit)?.label;
    return [label || key];
  });
}
