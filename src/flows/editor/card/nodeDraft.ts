import type { FlowNode } from '#flows/core/document.ts';
import { draftSettings } from '#flows/core/draftSettings.ts';
import type { Exit } from '#flows/core/nodeType.ts';
import { nodeTypeOf } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';

interface NodeDraft {
  settings: FlowNode['settings'];
  exits: readonly Exit[];
}

const cached = new WeakMap<FlowNode, NodeDraft>();

/** The settings of a node as far as they are filled in, and the exits that follow; those of an unknown type as stored. */
export function draftOf(node: FlowNode): NodeDraft {
  const known = cached.get(node);
  if (known) return known;
  const draft = readDraft(node);
  cached.set(node, draft);
  return draft;
}

function readDraft(node: FlowNode): NodeDraft {
  const nodeType = nodeTypeOf(nodeTypes, node.type);
  if (!nodeType) return { settings: node.settings, exits: [] };
  const settings = draftSettings(node, nodeType);
  const exits = nodeType.exits(settings);
  return { settings, exits: exits.filter((exit, index) => exits.findIndex(({ id }) => id === exit.id) === index) };
}

/** The exits of a node, also while its settings are unfinished: a half-typed phone number takes no exit away. */
export function exitsOf(node: FlowNode): readonly Exit[] {
  return draftOf(node).exits;
}

/** The exit that a new node goes on by when it is put between two others; undefined for an end. */
export function mainExit(node: FlowNode): string | undefined {
  return exitsOf(node)[0]?.id;
}
