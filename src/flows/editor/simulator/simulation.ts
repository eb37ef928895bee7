import type { CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { documentOf, endOf, routeOf, type RunSnapshot, startRun, stepRun } from '#flows/core/run.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';

/** An event and how the flow responded. The first move has no event: the incoming call. */
interface Move {
  event: FlowEvent | null;
  snapshot: RunSnapshot;
  effects: Effect[];
}

/** A simulated call: its moves so far, of which the last is the current one. */
export interface Simulation {
  flow: CompiledFlow;
  facts: CallFacts;
  /** The first round robin's turn. */
  turn: number;
  moves: readonly Move[];
}

export function startSimulation(flow: CompiledFlow, facts: CallFacts, turn: number): Simulation {
  const { snapshot, effects } = startRun(flow, facts);
  return takeTurns({ flow, facts, turn, moves: [{ event: null, snapshot, effects }] });
}

/** Plays the tester's choice; `seconds` is how far it advances the call's clock. */
export function play(simulation: Simulation, choice: FlowEventProbe, seconds: number): Simulation {
  const now = nowOf(simulation);
  if (!now) return simulation;
  const event: FlowEvent = { ...choice, at: clockOf(simulation) + seconds * 1000 };
  const { snapshot, effects } = stepRun(simulation.flow, now.snapshot, event);
  return takeTurns({ ...simulation, moves: [...simulation.moves, { event, snapshot, effects }] });
}

/** Plays a whole call, as far as its events go. */
export function playCall(flow: CompiledFlow, facts: CallFacts, events: readonly FlowEvent[]): Simulation {
  const turn = events.find((event) => event.type === 'ROTATED')?.turn ?? 0;
  return events
    .filter(({ type }) => type !== 'ROTATED')
    .reduce(
      (simulation, event) => play(simulation, event, (event.at - clockOf(simulation)) / 1000),
      startSimulation(flow, facts, turn),
    );
}

/** Runs a past call again with all that its flow heard, turns of rotations included. */
export function replay(flow: CompiledFlow, facts: CallFacts, events: readonly FlowEvent[]): Simulation {
  const { snapshot, effects } = startRun(flow, facts);
  const moves: Move[] = [{ event: null, snapshot, effects }];
  for (const event of events) {
    const now = moves.at(-1)?.snapshot ?? snapshot;
    moves.push({ event, ...stepRun(flow, now, event) });
  }
  return { flow, facts, turn: 0, moves };
}

/** Undoes the last choice, including the automatic turns after it. */
export function stepBack(simulation: Simulation): Simulation {
  let end = simulation.moves.length - 1;
  while (end > 0 && simulation.moves[end]?.event?.type === 'ROTATED') end--;
  return end <= 0 ? simulation : { ...simulation, moves: simulation.moves.slice(0, end) };
}

export function nowOf({ moves }: Simulation): Move | undefined {
  return moves.at(-1);
}

/** The effect that the flow waits for; null when the call is over. */
export function pendingEffect(simulation: Simulation): Effect | null {
  const now = nowOf(simulation);
  if (!now || endOf(now.snapshot) !== null) return null;
  return simulation.moves.findLast(({ effects }) => effects.length > 0)?.effects.at(-1) ?? null;
}

/** The document of the flow that the call is in. */
export function currentDocument({ flow, moves }: Pick<Simulation, 'flow' | 'moves'>): FlowDocument {
  const last = moves.at(-1)?.snapshot;
  return documentOf(flow, (last && routeOf(last).at(-1)) ?? {});
}

export function playedRoute(simulation: Simulation) {
  const snapshot = nowOf(simulation)?.snapshot;
  return snapshot ? routeOf(snapshot) : [];
}

/** Answers a round robin's turn immediately, as the server does. */
function takeTurns(simulation: Simulation): Simulation {
  if (pendingEffect(simulation)?.type !== 'rotate') return simulation;
  const taken = simulation.moves.filter(({ event }) => event?.type === 'ROTATED').length;
  return play(simulation, { type: 'ROTATED', turn: simulation.turn + taken }, 0);
}

function clockOf({ facts, moves }: Simulation): number {
  return moves.findLast(({ event }) => event)?.event?.at ?? facts.at;
}
