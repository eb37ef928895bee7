import type { Fragment } from './edgeCommands.ts';

/** The steps and the connections between them, without the start, of which a flow has only one. */
export function fragmentOf(document: Fragment, nodeIds: ReadonlySet<string>): Fragment {
  const nodes = document.nodes.filter(({ id, type }) => nodeIds.has(id) && type !== 'start');
  const ids = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: document.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

/** Everything of a flow that can be put into another one. */
export function withoutStart(part: Fragment): Fragment {
  return fragmentOf(part, new Set(part.nodes.map(({ id }) => id)));
}

/** Whether text looks like steps or a flow, also as a block in a chat message; reading it can still find faults. */
export function looksLikeFlow(text: string): boolean {
  return /^(?:```\w*\s+)?(?:\{\s*)?"?schema"?\s*:/.test(text.trimStart());
}

/** The text without the fence that chats put around it. */
export function withoutFence(text: string): string {
  return text.replace(/^\s*```\w*\r?\n/, '').replace(/\r?\n```\s*$/, '\n');
}
