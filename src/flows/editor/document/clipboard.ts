import { z } from 'zod';
import { type FlowDocument, FlowEdge, FlowNode } from '#flows/core/document.ts';
import type { Fragment } from './edgeCommands.ts';

const Copied = z.object({ kind: z.literal('call-flow-part'), nodes: z.array(FlowNode), edges: z.array(FlowEdge) });

/** The selected nodes with the edges between them, as text for the system's clipboard. */
export function copyText(document: FlowDocument, nodeIds: ReadonlySet<string>): string {
  const nodes = document.nodes.filter(({ id }) => nodeIds.has(id));
  const edges = document.edges.filter(({ from, to }) => nodeIds.has(from) && nodeIds.has(to));
  return JSON.stringify({ kind: 'call-flow-part', nodes, edges });
}

/** What was copied, without start nodes (a flow has one already); undefined for any other text. */
export function readCopied(text: string): Fragment | undefined {
  if (!text.startsWith('{"kind":"call-flow-part"')) return undefined;
  const parsed = Copied.safeParse(parse(text));
  if (!parsed.success) return undefined;
  return { nodes: parsed.data.nodes.filter(({ type }) => type !== 'start'), edges: parsed.data.edges };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
