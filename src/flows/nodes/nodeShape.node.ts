import type { FlowNode } from '#flows/core/document.ts';
import type { Exit } from '#flows/core/nodeType.ts';

/**
 * What drawing and editing need of a node type: its empty settings, its exits, and a reading of settings that may be
 * unfinished. No schema and no rule stands here, so that a canvas loads neither; `NodeType` takes its part from it.
 */
export interface NodeShape<Draft> {
  type: string;
  version: number;
  defaults: () => Draft;
  exits: (draft: Draft) => Exit[];
  /** Every field falls back, so that any stored draft can be drawn and edited; complete settings come out as they are. */
  read: (settings: FlowNode['settings']) => Draft;
}

/** The part that a `NodeType` is made with. */
export function typePart<Draft>({ type, version, defaults, exits }: NodeShape<Draft>) {
  return { type, version, defaults, exits };
}
