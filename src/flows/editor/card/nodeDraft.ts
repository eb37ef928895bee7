import type { FlowNode } from '#values/flow/document.ts';
import { draftSettings } from '#flows/core/draftSettings.ts';
import type { Exit } from '#flows/core/nodeType.ts';
import { nodeTypeOf } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';

interface NodeDraft {
  settings: FlowNode['settings'];
  exits: readonly Exit[];
}

/** By settings, which a step keeps when it is moved or renamed. */
const cached = new WeakMap<FlowNode['settings'], { type: string; version: number; draft: NodeDraft }>();

/** A node's valid settings and the exits that follow from them; an unknown type keeps its settings as stored. */
export function draftOf(node: FlowNode): NodeDraft {
  const { type, version, settings } = node;
  const known = cached.get(settings);
  if (known?.type === type && known.version === version) return known.draft;
  const draft = readDraft(node);
  cached.set(settings, { type, version, draft });
  return draft;
}

function readDraft(node: FlowNode): NodeDraft {
  const nodeType = nodeTypeOf(nodeTypes, node.type);
  if (!nodeType) return { settings: node.settings, exits: [] };
  const settings = draftSettings(node, nodeType);
  const exits = nodeType.exits(settings);
  return { settings, exits: exits.filter((exit, index) => exits.findIndex(({ id }) => id === exit.id) === index) };
}

/** A node's exits, even while its settings are unfinished: a half-typed phone number removes no exit. */
export function exitsOf(node: FlowNode): readonly Exit[] {
  return draftOf(node).exits;
}

/** The exit that connects onward when a node is inserted between two others; undefined for an end node. */
export function mainExit(node: FlowNode): string | undefined {
  return exitsOf(node)[0]?.id;
}
