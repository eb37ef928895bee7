import type { FlowDocument, FlowNode } from '#flows/core/document.ts';

const cached = new WeakMap<FlowNode, readonly string[]>();

/** Every number in E.164 form that the settings of a flow name, in order. */
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
