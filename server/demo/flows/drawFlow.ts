import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import type { Speech } from '#flows/core/effects.ts';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';

/** A node in a demo sketch: `at` is its column and row on the canvas, `to` the target of each exit. */
export interface SketchedNode {
  type: NodeTypeName;
  name: string;
  at: readonly [column: number, row: number];
  settings: FlowNode['settings'];
  to?: Readonly<Record<string, string>>;
}

const columnWidth = 300;
const rowHeight = 150;

/** Converts a sketch, nodes by id, to a flow document drawn left to right. */
export function drawFlow(name: string, timezone: string, sketch: Readonly<Record<string, SketchedNode>>): FlowDocument {
  return {
    schema: 1,
    name,
    timezone,
    nodes: Object.entries(sketch).map(([id, { type, name: nodeName, at, settings }]) => ({
      id,
      type,
      version: 1,
      name: nodeName,
      settings,
      position: { x: at[0] * columnWidth, y: at[1] * rowHeight },
    })),
    edges: Object.entries(sketch).flatMap(([from, { to = {} }]) =>
      Object.entries(to).map(([exit, target]) => ({ id: `${from}-${exit}`, from, exit, to: target })),
    ),
  };
}

/** Text to speak, in Australian English by default. */
export function spoken(text: string, language: 'en-AU' | 'en-GB' | 'en-NZ' = 'en-AU'): Speech {
  return { kind: 'text', text, language };
}

/** ISO weekdays, as schedules use them. */
export const mondayToFriday = [1, 2, 3, 4, 5];
