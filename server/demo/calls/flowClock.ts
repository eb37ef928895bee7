import type { FlowDocument } from '#flows/core/document.ts';
import type { Registry } from '#flows/core/nodeType.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';

/** Names the class of a moment (epoch ms): the exits that all nodes that ask the clock would take then. */
export type FlowClock = (at: number) => string;

const minute = 60_000;

/** The clock of a flow. Openings and closings fall on whole minutes, so that a class holds for its minute. */
export function clockOf(document: FlowDocument, registry: Registry): FlowClock {
  const asking = document.nodes.flatMap((node) => {
    const resolved = resolveNode(node, registry);
    return resolved?.nodeType.moments ? [{ nodeId: node.id, ...resolved }] : [];
  });
  const known = new Map<number, string>();
  return (at) => {
    const key = Math.floor(at / minute);
    const found = known.get(key);
    if (found !== undefined) return found;
    const exits = asking.map(({ nodeId, nodeType, settings }) => {
      const facts = { at, caller: null, trackingNumber: '', area: null, country: null, firstTime: true };
      const context = { nodeId, settings, timezone: document.timezone, facts, at };
      const step = nodeType.enter({ ...context, recording: false, callerId: 'caller' });
      return step.kind === 'leave' ? step.exit : step.kind;
    });
    const named = exits.join('/');
    known.set(key, named);
    return named;
  };
}
