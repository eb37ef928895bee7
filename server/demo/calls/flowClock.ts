import type { FlowDocument } from '#values/flow/document.ts';
import type { Registry } from '#flows/core/nodeType.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';

/** Classifies a time (epoch ms) by the exits that all time-dependent nodes would take then. */
export type FlowClock = (at: number) => string;

const minute = 60_000;

/** A flow's clock. Periods start and end on whole minutes, so all of a minute is in one class. */
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
