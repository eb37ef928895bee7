import type { CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { endOf, routeOf, type RunSnapshot, startRun, stepRun } from '#flows/core/run.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';

/** One thing that happened and what the flow made of it. The first move has no event: the call came in. */
interface Move {
  event: FlowEvent | null;
  snapshot: RunSnapshot;
  effects: Effect[];
}

/** A call played on the canvas: the moves so far, the last one is now. */
export interface Simulation {
  flow: CompiledFlow;
  facts: CallFacts;
  /** The turn that the first round robin gets. */
  turn: number;
  moves: readonly Move[];
}

export function startSimulation(flow: CompiledFlow, facts: CallFacts, turn: number): Simulation {
  const { snapshot, effects } = startRun(flow, facts);
  return takeTurns({ flow, facts, turn, moves: [{ event: null, snapshot, effects }] });
}

/** Plays what the tester chose; `seconds` is how long it took on the call's clock. */
export function play(simulation: Simulation, choice: FlowEventProbe, seconds: number): Simulation {
  const now = nowOf(simulation);
  if (!now) return simulation;
  const event: FlowEvent = { ...choice, at: clockOf(simulation) + seconds * 1000 };
  const { snapshot, effects } = stepRun(simulation.flow, now.snapshot, event);
  return takeTurns({ ...simulation, moves: [...simulation.moves, { event, snapshot, effects }] });
}

/** Takes the last choice back, with the turns that were taken by themselves after it. */
export function stepBack(simulation: Simulation): Simulation {
  let end = simulation.moves.length - 1;
  while (end > 0 && simulation.moves[end]?.event?.type === 'ROTATED') end--;
  return end <= 0 ? simulation : { ...simulation, moves: simulation.moves.slice(0, end) };
}

export function nowOf({ moves }: Simulation): Move | undefined {
  return moves.at(-1);
}

/** What the flow waits for; null when the call is over. */
export function pendingEffect(simulation: Simulation): Effect | null {
  const now = nowOf(simulation);
  if (!now || endOf(now.snapshot) !== null) return null;
  return simulation.moves.findLast(({ effects }) => effects.length > 0)?.effects.at(-1) ?? null;
}

/** The route so far. */
export function playedRoute(simulation: Simulation) {
  const snapshot = nowOf(simulation)?.snapshot;
  return snapshot ? routeOf(snapshot) : [];
}

/** A round robin's turn is given at once, as the server does. */
function takeTurns(simulation: Simulation): Simulation {
  if (pendingEffect(simulation)?.type !== 'rotate') return simulation;
  const taken = simulation.moves.filter(({ event }) => event?.type === 'ROTATED').length;
  return play(simulation, { type: 'ROTATED', turn: simulation.turn + taken }, 0);
}

function clockOf({ facts, moves }: Simulation): number {
  return moves.findLast(({ event }) => event)?.event?.at ?? facts.at;
}
