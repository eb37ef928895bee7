import type { ExitId, FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { draftSettings } from '../draftSettings.ts';
import type { Registry } from '../nodeType.ts';
import { nodeTypeOf } from '../resolveNode.ts';

/** The edges of each exit: one, except in a draft that was written by hand. */
export type EdgesByExit = ReadonlyMap<string, readonly FlowEdge[]>;

export const exitKey = ({ from, exit }: Pick<FlowEdge, 'from' | 'exit'>): string => `${from} ${exit}`;

export function edgesByExit({ edges }: FlowDocument): EdgesByExit {
  return Map.groupBy(edges, exitKey);
}

export function targetsOf(edges: readonly FlowEdge[] | undefined): string[] {
  return (edges ?? []).map(({ to }) => to);
}

/** Whether a step has an exit; one of an unknown type has any. */
export function hasExit(node: FlowNode, exit: ExitId, registry: Registry): boolean {
  const nodeType = nodeTypeOf(registry, node.type);
  return nodeType === undefined || nodeType.exits(draftSettings(node, nodeType)).some(({ id }) => id === exit);
}
