import { z } from 'zod';
import { FlowEdge, FlowNode } from '#flows/core/document.ts';
import type { Fragment } from './edgeCommands.ts';

const Copied = z.object({ kind: z.literal('call-flow-part'), nodes: z.array(FlowNode), edges: z.array(FlowEdge) });

/** A copied part of a flow from its text, without start nodes; undefined when it is none. */
export function parseCopied(text: string): Fragment | undefined {
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
