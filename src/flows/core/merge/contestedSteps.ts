import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import type { Registry } from '../nodeType.ts';
import type { Versions } from './conflict.ts';
import { type EdgesByExit, hasExit, targetsOf } from './exitTargets.ts';
import { firstBy, mapVersions, otherSide, same, sideOf, sides } from './sides.ts';

/** A flow as it is merged. */
export interface Indexed {
  nodes: ReadonlyMap<string, FlowNode>;
  exits: EdgesByExit;
}

export function nodesById({ nodes }: FlowDocument): ReadonlyMap<string, FlowNode> {
  return firstBy(nodes, ({ id }) => id);
}

/** What a step does, without its name and place. Settings belong to the type that they were written for. */
export const workOf = ({ type, version, settings }: FlowNode) => ({ type, version, settings });

/**
 * The steps that can only be taken as a whole: one side removed what the other changed or connected, both added a
 * different one, or one changed its type or removed an exit while the other worked on just that.
 */
export function contestedSteps(flows: Versions<Indexed>, registry: Registry): ReadonlySet<string> {
  const ids = new Set([...flows.mine.nodes.keys(), ...flows.theirs.nodes.keys()]);
  const rewired = { mine: rewiredSteps(flows, 'mine'), theirs: rewiredSteps(flows, 'theirs') };
  const lostExits = new Set(sides.flatMap((side) => stepsWithLostExits(flows, side, registry)));
  const retyped = retypedSteps(flows);
  const isContested = (id: string): boolean => {
    const { base, mine, theirs } = mapVersions(flows, ({ nodes }) => nodes.get(id));
    if (mine && theirs) {
      if (!base) return !same(contentOf(mine), contentOf(theirs));
      return lostExits.has(id) || retyped.has(id);
    }
    if (!base) return false;
    const kept = mine ?? theirs;
    return (kept && !same(contentOf(kept), contentOf(base))) || rewired[mine ? 'mine' : 'theirs'].has(id);
  };
  return new Set([...ids].filter(isContested));
}

const contentOf = ({ id: _id, position: _position, ...content }: FlowNode) => content;

/** The steps at both ends of the connections that a side made. */
function rewiredSteps(flows: Versions<Indexed>, side: (typeof sides)[number]): ReadonlySet<string> {
  return new Set(
    [...flows[side].exits].flatMap(([key, edges]) =>
      same(targetsOf(edges), targetsOf(flows.base.exits.get(key))) ? [] : edges.flatMap(({ from, to }) => [from, to]),
    ),
  );
}

/** The steps in which a side connected an exit that the other removed. */
function stepsWithLostExits(flows: Versions<Indexed>, side: (typeof sides)[number], registry: Registry): string[] {
  const had = (flow: Indexed, from: string, exit: string) => {
    const node = flow.nodes.get(from);
    return node !== undefined && hasExit(node, exit, registry);
  };
  return [...flows[side].exits].flatMap(([key, [edge, ...others]]) => {
    if (!edge || same(targetsOf([edge, ...others]), targetsOf(flows.base.exits.get(key)))) return [];
    const { from, exit } = edge;
    const isLost =
      had(flows.base, from, exit) && had(flows[side], from, exit) && !had(flows[otherSide(side)], from, exit);
    return isLost ? [from] : [];
  });
}

/** The steps of which a side changed the type, and both the settings or the connections. */
function retypedSteps(flows: Versions<Indexed>): ReadonlySet<string> {
  const kindOf = (node: FlowNode | undefined) => `${node?.type} ${node?.version}`;
  const candidates = [...flows.base.nodes.keys()].filter((id) => {
    const kinds = mapVersions(flows, ({ nodes }) => kindOf(nodes.get(id)));
    return kinds.mine !== kinds.base || kinds.theirs !== kinds.base;
  });
  const outgoing = mapVersions(flows, ({ exits }) => Map.groupBy([...exits.values()].flat(), ({ from }) => from));
  return new Set(
    candidates.filter((id) => {
      const wholes = mapVersions({ base: 'base', mine: 'mine', theirs: 'theirs' } as const, (side) => {
        const node = flows[side].nodes.get(id);
        const edges = (outgoing[side].get(id) ?? []).map(({ exit, to }) => `${exit} ${to}`);
        return [node && workOf(node), edges.toSorted()];
      });
      return sideOf(wholes) === null;
    }),
  );
}
