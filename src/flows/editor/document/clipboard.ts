import type { FlowDocument } from '#flows/core/document.ts';
import type { Fragment } from './edgeCommands.ts';

const mark = '{"kind":"call-flow-part"';

/** The selected nodes with the edges between them, as text for the system's clipboard. */
export function copyText(document: FlowDocument, nodeIds: ReadonlySet<string>): string {
  const nodes = document.nodes.filter(({ id }) => nodeIds.has(id));
  const edges = document.edges.filter(({ from, to }) => nodeIds.has(from) && nodeIds.has(to));
  return JSON.stringify({ kind: 'call-flow-part', nodes, edges });
}

/** Whether a text of the clipboard was copied from a flow; reading it may still find it damaged. */
export function isCopiedText(text: string): boolean {
  return text.startsWith(mark);
}

/** What was copied, without start nodes (a flow has one already); undefined when it is damaged. The schemas are fetched for it. */
export async function readCopied(text: string): Promise<Fragment | undefined> {
  const { parseCopied } = await import('./parseCopied.ts');
  return parseCopied(text);
}
