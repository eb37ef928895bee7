import { z } from 'zod';
import { type FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import type { Fragment } from './edgeCommands.ts';
import { parseJson } from './parseJson.ts';

const mark = '{"kind":"call-flow-part"';

/** The selected nodes and the edges between them, as text for the clipboard. */
export function copyText(document: FlowDocument, nodeIds: ReadonlySet<string>): string {
  const nodes = document.nodes.filter(({ id }) => nodeIds.has(id));
  const edges = document.edges.filter(({ from, to }) => nodeIds.has(from) && nodeIds.has(to));
  return JSON.stringify({ kind: 'call-flow-part', nodes, edges });
}

/** Whether the text was copied from a flow; `readCopied` can still find it invalid. */
export function isCopiedText(text: string): boolean {
  return text.startsWith(mark);
}

const Copied = z.object({ kind: z.literal('call-flow-part'), nodes: z.array(FlowNode), edges: z.array(FlowEdge) });

/** Parses copied text, dropping start nodes (a flow already has one); undefined when it is invalid. */
export function readCopied(text: string): Fragment | undefined {
  const parsed = Copied.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  return { nodes: parsed.data.nodes.filter(({ type }) => type !== 'start'), edges: parsed.data.edges };
}
