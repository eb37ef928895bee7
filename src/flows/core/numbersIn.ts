import type { FlowDocument, FlowNode } from '#values/flow/document.ts';

const cached = new WeakMap<FlowNode, readonly string[]>();

/** All E.164 numbers in a flow's settings, sorted and unique. */
export function numbersIn({ nodes }: FlowDocument): string[] {
  return [...new Set(nodes.flatMap(numbersOf))].toSorted();
}

function numbersOf(node: FlowNode): readonly string[] {
  const known = cached.get(node);
  if (known) return known;
  const numbers = JSON.stringify(node.settings).match(/\+[1-9]\d{4,14}/g) ?? [];
  cached.set(node, numbers);
  return numbers;
}
