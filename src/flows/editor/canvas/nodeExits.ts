import type { FlowNode } from '#flows/core/document.ts';
import type { Exit } from '#flows/core/nodeType.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';

const known = new WeakMap<FlowNode, readonly Exit[]>();

/**
 * The exits of a node, also while its settings are unfinished: they are read by the shape, which forgives, so that a
 * half-typed phone number takes no exit away. Kept per node object.
 */
export function exitsOf(node: FlowNode): readonly Exit[] {
  const cached = known.get(node);
  if (cached) return cached;
  const view = viewOf(node.type);
  const exits = view ? view.shape.exits(view.shape.read(node.settings)) : [];
  const unique = exits.filter((exit, index) => exits.findIndex(({ id }) => id === exit.id) === index);
  known.set(node, unique);
  return unique;
}

/** The exit that a new node goes on by when it is put between two others; undefined for an end. */
export function mainExit(node: FlowNode): string | undefined {
  return exitsOf(node)[0]?.id;
}
