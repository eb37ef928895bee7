import { noAudioFiles } from '#flows/core/speech.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { ALL_HOURS } from '#flows/core/weekHours.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';

/** An edge from one node to another, and the seconds it takes. */
interface Step {
  from: string;
  to: string;
  seconds: number;
  open: bigint;
}

/**
 * Brute-force version of the checks on whole paths: slow, but too simple to be wrong. For documents with valid nodes
 * and unique ids.
 */
export function plainCheck({ nodes, edges, timezone }: FlowDocument) {
  const known = new Map(nodes.map((node) => [node.id, resolveNode(node, nodeTypes)]));
  const steps = edges.flatMap(({ from, exit, to }, at): Step[] => {
    const earlier = edges.slice(0, at).some((edge) => edge.from === from && edge.exit === exit);
    const node = known.get(from);
    if (earlier || !known.has(to) || node === undefined) return [];
    const { nodeType, settings } = node;
    const open = nodeType.hours?.(settings, timezone).get(exit) ?? ALL_HOURS;
    return [{ from, to, seconds: nodeType.worstSeconds?.(settings, exit, noAudioFiles) ?? 0, open }];
  });
  const rings = (id: string): boolean => known.get(id)?.nodeType.reachesPerson === true;
  const after = (id: string): Step[] => steps.filter(({ from }) => from === id);

  function reach(ids: readonly string[]): ReadonlySet<string> {
    const found = new Set(ids);
    for (const id of found) for (const { to } of after(id)) found.add(to);
    return found;
  }
  /** The longest wait from here until someone is rung; only for flows without loops. */
  function longestWait(id: string, waited = 0): number {
    return Math.max(rings(id) ? waited : 0, ...after(id).map(({ to, seconds }) => longestWait(to, waited + seconds)));
  }
  /** Whether a path from here reaches a person in this hour of the week; only for flows without loops. */
  function isAnswered(id: string, hour: number): boolean {
    return rings(id) || after(id).some(({ to, open }) => (open >> BigInt(hour)) % 2n === 1n && isAnswered(to, hour));
  }
  const circles = nodes
    .map(({ id }) => nodes.map((node) => node.id).filter((other) => leadsTo(id, other) && leadsTo(other, id)))
    .filter((circle) => circle.length > 0);
  function leadsTo(id: string, other: string): boolean {
    return reach(after(id).map(({ to }) => to)).has(other);
  }

  return {
    /** Groups of mutually reachable nodes. */
    circles: [...new Set(circles.map((circle) => circle.join(' ')))].map((circle) => circle.split(' ')),
    leadsStraightTo: (from: string, to: string) => after(from).some((step) => step.to === to),
    starts: [...known].filter(([, node]) => node?.nodeType.role === 'start').map(([id]) => id),
    reach,
    longestWait,
    silentHours: (start: string) => Array.from({ length: 168 }, (_, hour) => hour).filter((h) => !isAnswered(start, h)),
  };
}
