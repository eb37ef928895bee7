import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import type { CompiledFlow } from '#flows/core/compile.ts';
import {
  endOf,
  routeOf,
  startRun as startMachine,
  stepRun,
  type RunResult,
  type RunSnapshot,
} from '#flows/core/run.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowMoved, RecordingKind } from '../../calls/callEvent.ts';

/** Where a call is: the machine's snapshot and the last effects. Plain JSON. */
export interface Position {
  run: RunSnapshot;
  effects: Effect[];
}

/** A position after a step, and the event to store for it. */
export interface MovedRun {
  position: Position;
  fact: FlowMoved;
}

/** Takes the next turn of a node's rotation, which the effect `rotate` requests. */
export type NextRotation = (nodeId: string) => Promise<number>;

export async function startRun(flow: CompiledFlow, facts: CallFacts, nextRotation: NextRotation): Promise<MovedRun> {
  return settle(flow, startMachine(flow, facts), { step: 1, heard: [], routeBefore: [], at: facts.at, nextRotation });
}

/** Advances a run by one event. Undefined when the current node ignores it. */
export async function advanceRun(
  flow: CompiledFlow,
  {
    position,
    step,
    event,
    nextRotation,
  }: { position: Position; step: number; event: FlowEvent; nextRotation: NextRotation },
): Promise<MovedRun | undefined> {
  const result = stepRun(flow, position.run, event);
  if (result.effects.length === 0 && endOf(result.snapshot) === endOf(position.run)) return undefined;
  const routeBefore = routeOf(position.run);
  return settle(flow, result, { step: step + 1, heard: [event], routeBefore, at: event.at, nextRotation });
}

interface Settling {
  step: number;
  heard: FlowEvent[];
  routeBefore: RouteStep[];
  at: number;
  nextRotation: NextRotation;
}

/** Takes rotation turns immediately, so that the remaining effects are for the carrier. */
async function settle(flow: CompiledFlow, result: RunResult, settling: Settling): Promise<MovedRun> {
  const effects: Effect[] = [];
  const heard = [...settling.heard];
  let { snapshot } = result;
  let emitted = result.effects;
  for (let last = emitted.at(-1); last?.type === 'rotate'; last = emitted.at(-1)) {
    effects.push(...emitted.slice(0, -1));
    const event: FlowEvent = { type: 'ROTATED', at: settling.at, turn: await settling.nextRotation(last.nodeId) };
    heard.push(event);
    ({ snapshot, effects: emitted } = stepRun(flow, snapshot, event));
  }
  effects.push(...emitted);
  const route = routeOf(snapshot);
  const tags = effects.flatMap((effect) => (effect.type === 'tag' ? [effect] : []));
  return {
    position: { run: snapshot, effects },
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
function pressedIn({ document }: CompiledFlow, route: readonly RouteStep[]): string[] {
  return route.flatMap(({ nodeId, exit }) => {
    if (!exit?.startsWith('key-')) return [];
    const node = document.nodes.find(({ id }) => id === nodeId);
    const resolved = node && resolveNode(node, nodeTypes);
    const label = resolved?.nodeType.exits(resolved.settings).find(({ id }) => id === exit)?.label;
    return [label || exit.slice('key-'.length)];
  });
}
