import type { FlowDocument, FlowNode } from '#flows/core/document.ts';
import type { Speech } from '#flows/core/effects.ts';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';

/** A node as the demo writes it: `at` is its column and row on the canvas, `to` the node that each exit leads to. */
export interface SketchedNode {
  type: NodeTypeName;
  name: string;
  at: readonly [column: number, row: number];
  settings: FlowNode['settings'];
  to?: Readonly<Record<string, string>>;
}

const columnWidth = 300;
const rowHeight = 150;

/** Turns a sketch, nodes by id, into a flow document drawn left to right. */
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

/** Spoken words in Australian English, or in the language given. */
export function spoken(text: string, language: 'en-AU' | 'en-GB' | 'en-NZ' = 'en-AU'): Speech {
  return { kind: 'text', text, language };
}

/** Days of the week as schedules count them. */
export const mondayToFriday = [1, 2, 3, 4, 5];
