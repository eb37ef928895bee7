import type { IntlShape } from 'react-intl';
import { routeOf } from '#flows/core/run.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { Simulation } from '../simulator/simulation.ts';
import { type Line, transcriptOf } from '../simulator/transcript.ts';

/** Something that happened in a past call: what people did, and what the flow did then. */
export interface Moment {
  /** Seconds since the call came in. */
  at: number;
  /** Seconds until the next moment; null for the last one. */
  seconds: number | null;
  lines: Line[];
  /** The call's route so far. */
  route: RouteStep[];
}

/** The moments of a replayed call. What the flow does by itself belongs to the moment before. */
export function momentsOf(simulation: Simulation, intl: IntlShape): Moment[] {
  const { facts, moves } = simulation;
  const lines = transcriptOf(simulation, intl);
  const shown = moves.flatMap(({ event, snapshot }, move) => {
    const at = ((event?.at ?? facts.at) - facts.at) / 1000;
    const own = lines.filter((line) => line.move === move);
    // An answer that is only known by the end of its conversation happened while its step still rang.
    const [before, now] = partition(own, (line) => line.at < Math.round(at));
    const earlier = moves[move - 1]?.snapshot ?? snapshot;
    return [
      ...before.map((line) => ({ at: line.at, lines: [line], route: routeOf(earlier) })),
      ...(now.length === 0 ? [] : [{ at, lines: now, route: routeOf(snapshot) }]),
    ];
  });
  return shown.map((moment, index) => {
    const next = shown[index + 1];
    return { ...moment, seconds: next === undefined ? null : Math.max(0, next.at - moment.at) };
  });
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Whether running the call again leads where the call went. */
export function isFaithful({ moves }: Simulation, steps: readonly RouteStep[]): boolean {
  const last = moves.at(-1)?.snapshot;
  const reported = (route: readonly RouteStep[]) => route.map(({ nodeId, exit, flow }) => [nodeId, exit, flow ?? null]);
  return last !== undefined && JSON.stringify(reported(routeOf(last))) === JSON.stringify(reported(steps));
}
