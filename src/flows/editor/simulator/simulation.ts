import type { CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { endOf, routeOf, type RunSnapshot, startRun, stepRun } from '#flows/core/run.ts';
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
