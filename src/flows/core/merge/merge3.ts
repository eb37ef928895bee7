import { type FlowDocument, mostEdges, mostNodes } from '#values/flow/document.ts';
import type { Registry } from '../nodeType.ts';
import type { Conflict, Side, Versions } from './conflict.ts';
import { contestedSteps, type Indexed, nodesById } from './contestedSteps.ts';
import { edgesByExit } from './exitTargets.ts';
import { mergeConnections } from './mergeConnections.ts';
import { mergeHeader } from './mergeHeader.ts';
import { mergeSteps } from './mergeSteps.ts';
import { mapVersions, sideOf } from './sides.ts';

/** Which side wins a conflict, by its id. */
export type Choices = ReadonlyMap<string, Side>;

export interface Merge {
  conflicts: readonly Conflict[];
  /** The merged flow; conflicts without a choice are decided for mine. */
  resolve: (choices?: Choices) => FlowDocument;
}

/**
 * Merges two drafts that began as the same one. What only one side changed is taken, and what both changed alike; the
 * rest are conflicts. Positions never are: a step that both moved stays where mine is. Any choices give a document that
 * can be saved, without loose connections.
 */
export function merge3(base: FlowDocument, mine: FlowDocument, theirs: FlowDocument, registry: Registry): Merge {
  const documents: Versions<FlowDocument> = { base, mine, theirs };
  const flows = mapVersions(documents, (document): Indexed => ({
    nodes: nodesById(document),
    exits: edgesByExit(document),
  }));
  const contested = contestedSteps(flows, registry);
  const header = mergeHeader(documents);
  const steps = mergeSteps(flows, contested);
  const connections = mergeConnections(flows, contested, registry);
  const most = new Set([...flows.mine.nodes.keys(), ...flows.theirs.nodes.keys()]).size;
  if (most > mostNodes || connections.most > mostEdges) return mergeWhole(documents);
  return {
    conflicts: [...header.conflicts, ...steps.conflicts, ...connections.conflicts],
    resolve: (choices) => {
      const choose = (conflict: string): Side => choices?.get(conflict) ?? 'mine';
      const nodes = steps.take(choose);
      return { schema: 1, ...header.take(choose), nodes, edges: connections.take(choose, nodes) };
    },
  };
}

/** Two drafts that together are larger than a flow can be. */
function mergeWhole(documents: Versions<FlowDocument>): Merge {
  const side = sideOf(documents);
  return {
    conflicts: side === null ? [{ kind: 'flow', id: 'flow', ...documents }] : [],
    resolve: (choices) => documents[side ?? choices?.get('flow') ?? 'mine'],
  };
}
