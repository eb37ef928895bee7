import { checkSpeeches } from './checkSpeeches.ts';
import type { FlowNode } from '#values/flow/document.ts';
import type { FlowWorld } from './flowWorld.ts';
import type { FlowIndex } from './graph.ts';
import type { Exit, NodeType, Registry } from './nodeType.ts';
import type { Problem } from '#values/flow/problem.ts';
import { migrateSettings, nodeTypeOf } from './resolveNode.ts';

/** A node of a known type; `parsed` is missing when its settings fail the schema. */
export interface CheckedNode {
  nodeType: NodeType;
  parsed?: { settings: unknown; exits: Exit[] };
}

/** Results by node place; undefined for unknown node types. */
export type CheckedNodes = readonly (CheckedNode | undefined)[];

/** Checks each node on its own: its type, its settings and the type's own rules. */
export function checkSettings(
  { nodes }: FlowIndex,
  registry: Registry,
  world: FlowWorld,
): { problems: Problem[]; checked: CheckedNodes } {
  const problems: Problem[] = [];
  const checked = nodes.map((node) => {
    const nodeType = nodeTypeOf(registry, node.type);
    if (nodeType !== undefined) return checkNode(node, nodeType, world, problems);
    problems.push({ code: 'UNKNOWN-TYPE', severity: 'error', nodeId: node.id, values: { type: node.type } });
    return undefined;
  });
  return { problems, checked };
}

function checkNode(node: FlowNode, nodeType: NodeType, world: FlowWorld, problems: Problem[]): CheckedNode {
  const result = nodeType.settings.safeParse(migrateSettings(node, nodeType));
  if (!result.success) {
    const paths = new Set(result.error.issues.map(({ path }) => path.join('.')));
    for (const path of paths) problems.push({ code: 'SETTINGS-INVALID', severity: 'error', nodeId: node.id, path });
    return { nodeType };
  }
  const settings = result.data;
  for (const problem of nodeType.check?.(settings, node, world) ?? []) problems.push({ ...problem, nodeId: node.id });
  for (const problem of checkSpeeches(settings, world.audioFiles)) problems.push({ ...problem, nodeId: node.id });
  return { nodeType, parsed: { settings, exits: nodeType.exits(settings) } };
}
