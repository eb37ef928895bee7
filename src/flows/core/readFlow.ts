import type { FlowDocument } from '#values/flow/document.ts';
import { type FlowIndex, indexFlow } from './graph.ts';
import type { FlowPart } from './nodeSteps.ts';
import type { CallDefaults, Registry } from './nodeType.ts';
import { type ResolvedNode, resolveNode } from './resolveNode.ts';
import type { RunContext } from './runContext.ts';

/** A flow as read for compiling: its lookups, its nodes of known types, and its only start. */
export interface ReadFlow extends FlowPart {
  index: FlowIndex;
  start: string | undefined;
}

export function readFlow(flow: string | undefined, document: FlowDocument, registry: Registry): ReadFlow {
  const index = indexFlow(document);
  const resolved = new Map<string, ResolvedNode>();
  for (const node of index.nodes) {
    const known = resolveNode(node, registry);
    if (known !== undefined) resolved.set(node.id, known);
  }
  return { flow, timezone: document.timezone, index, resolved, start: onlyStart(resolved) };
}

function onlyStart(resolved: ReadonlyMap<string, ResolvedNode>): string | undefined {
  const starts = [...resolved].filter(([, { nodeType }]) => nodeType.role === 'start').map(([id]) => id);
  return starts.length === 1 ? starts[0] : undefined;
}

/** The context of a call before its first step. */
export function beginning(facts: RunContext['facts'], { start: id, resolved }: ReadFlow): RunContext {
  const start = id === undefined ? undefined : resolved.get(id);
  const defaults: CallDefaults = start?.nodeType.callDefaults?.(start.settings) ?? {
    recording: false,
    callerId: 'caller',
  };
  return { ...defaults, facts, at: facts?.at ?? 0, memory: null, pending: null, route: [] };
}

export type FlowParts = ReadonlyMap<string | undefined, ReadFlow>;

/** A route with more steps than there are nodes visits one of them twice. */
export function mostStepsOf(flows: FlowParts): number {
  return [...flows.values()].reduce((sum, { index }) => sum + index.document.nodes.length, 0);
}
