import type { FlowEdge, FlowNode } from '#values/flow/document.ts';
import { compareText } from '../canonical.ts';
import type { Registry } from '../nodeType.ts';
import type { Conflict, Side, Versions } from './conflict.ts';
import type { Indexed } from './contestedSteps.ts';
import { hasExit, targetsOf } from './exitTargets.ts';
import { stepConflict } from './mergeSteps.ts';
import { mapVersions, orderedKeys, otherSide, sideOf } from './sides.ts';

/** Where the exit of a step leads, on each side. */
interface MergedExit {
  edges: Versions<readonly FlowEdge[]>;
  /** Whose connection is taken, or the conflict that decides it. */
  side: Side | { decidedBy: string };
}

interface MergedConnections {
  conflicts: readonly Conflict[];
  /** How many edges there can be at most. */
  most: number;
  take: (choose: (conflict: string) => Side, nodes: readonly FlowNode[]) => FlowEdge[];
}

/** Merges where each exit leads. No connection that comes out lacks one of its steps. */
export function mergeConnections(
  flows: Versions<Indexed>,
  contested: ReadonlySet<string>,
  registry: Registry,
): MergedConnections {
  const conflicts: Conflict[] = [];
  const exits = orderedKeys(mapVersions(flows, ({ exits: own }) => [...own.keys()])).map((key): MergedExit => {
    const edges = mapVersions(flows, ({ exits: own }) => own.get(key) ?? []);
    const decider = deciderOf(edges, flows, contested);
    if (decider !== undefined) return { edges, side: { decidedBy: stepConflict(decider) } };
    const targets = mapVersions(edges, targetsOf);
    const side = sideOf(targets);
    if (side !== null) return { edges, side };
    const [{ from, exit } = { from: '', exit: '' }] = [...edges.mine, ...edges.theirs];
    const id = `exit/${from}/${exit}`;
    conflicts.push({ kind: 'connection', id, step: from, exit, ...targets });
    return { edges, side: { decidedBy: id } };
  });
  return {
    conflicts,
    most: exits.reduce((sum, { edges }) => sum + Math.max(edges.mine.length, edges.theirs.length), 0),
    take: (choose, nodes) => {
      const byId = new Map(nodes.map((node) => [node.id, node]));
      const fitting = (edges: readonly FlowEdge[], side: Side) =>
        edges.filter((edge) => fits(edge, byId, flows[side], registry));
      return withOwnIds(
        exits.flatMap(({ edges, side: decided }) => {
          const side = typeof decided === 'string' ? decided : choose(decided.decidedBy);
          const taken = fitting(edges[side], side);
          const isLost = taken.length === 0 && edges[side].length > 0;
          return isLost ? fitting(edges[otherSide(side)], otherSide(side)) : taken;
        }),
      );
    },
  };
}

/** The contested step whose decision a connection follows: where it begins, or one it led to that may be gone. */
function deciderOf(
  edges: Versions<readonly FlowEdge[]>,
  { mine, theirs }: Versions<Indexed>,
  contested: ReadonlySet<string>,
): string | undefined {
  if (contested.size === 0) return undefined;
  const all = [...edges.base, ...edges.mine, ...edges.theirs];
  const from = all.find((edge) => contested.has(edge.from))?.from;
  const mayBeGone = (id: string) => contested.has(id) && !(mine.nodes.has(id) && theirs.nodes.has(id));
  return from ?? targetsOf(all).filter(mayBeGone).toSorted(compareText)[0];
}

/** Whether both steps of an edge are there and the first has the exit, if it had it where the edge comes from. */
function fits(
  { from, exit, to }: FlowEdge,
  nodes: ReadonlyMap<string, FlowNode>,
  origin: Indexed,
  registry: Registry,
): boolean {
  const [node, own] = [nodes.get(from), origin.nodes.get(from)];
  if (!node || !nodes.has(to)) return false;
  return node === own || hasExit(node, exit, registry) || (own !== undefined && !hasExit(own, exit, registry));
}

/** Gives a new id to an edge whose own is taken: people who reconnect the same edge leave it in two places. */
function withOwnIds(edges: readonly FlowEdge[]): FlowEdge[] {
  const taken = new Set(edges.map(({ id }) => id));
  const seen = new Set<string>();
  return edges.map((edge) => {
    const id = seen.has(edge.id) ? freeId(edge.id, taken) : edge.id;
    seen.add(id);
    taken.add(id);
    return id === edge.id ? edge : { ...edge, id };
  });
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const free = `${id.slice(0, 30)}-${number}`;
    if (!taken.has(free)) return free;
  }
}
