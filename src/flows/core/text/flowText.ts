import { z } from 'zod';
import { ExitId, FlowDocument, type FlowEdge, FlowNode } from '#values/flow/document.ts';
import { FlowId } from '#values/flow/flowId.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';

/** Names of what a flow's settings refer to by id, so that another account can find its own. */
const Names = z.record(z.string(), z.string().max(200));

const TextStep = z.strictObject({
  id: FlowId,
  type: FlowNode.shape.type,
  version: FlowNode.shape.version,
  name: FlowNode.shape.name.default(''),
  comment: FlowNode.shape.comment,
  settings: FlowNode.shape.settings.default({}),
  /** The id of the step that each connected exit leads to. */
  exits: z.unknown().optional(),
});

/**
 * A flow, or the copied part of one, as people read and write it: steps in the way calls go, each with its exits, and
 * positions apart from them.
 */
export const FlowText = z.strictObject({
  schema: FlowDocument.shape.schema,
  /** Missing in a part of a flow. */
  name: FlowDocument.shape.name.optional(),
  timezone: FlowDocument.shape.timezone.optional(),
  steps: z.array(TextStep).max(100_000),
  /** Connections that no step's `exits` can hold: from or to a missing step, or the second of an exit. */
  edges: z
    .array(z.strictObject({ from: FlowId, exit: ExitId, to: FlowId }))
    .max(200_000)
    .optional(),
  tests: FlowDocument.shape.tests,
  references: z
    .strictObject({ flows: Names.optional(), locations: Names.optional(), audioFiles: Names.optional() })
    .optional(),
  positions: z
    .array(z.strictObject({ step: FlowId, x: z.number(), y: z.number(), byHand: z.literal(true).exactOptional() }))
    .max(100_000)
    .optional(),
});
export type FlowText = z.infer<typeof FlowText>;

/** Characters of YAML that are read: parsing hostile text of this length takes a second. JSON has no such limit. */
export const mostYaml = 128 * 1024;

/** What a text describes: a whole flow has a name and a time zone. */
export interface FlowPart {
  schema: 1;
  name?: string | undefined;
  timezone?: string | undefined;
  nodes: FlowNode[];
  edges: FlowEdge[];
  tests?: FlowTest[] | undefined;
}

/** Names by id of the flows, location routings and audio files that settings refer to. */
export interface ReferenceNames {
  flows: Readonly<Record<string, string>>;
  locations: Readonly<Record<string, string>>;
  audioFiles: Readonly<Record<string, string>>;
}

export const noNames: ReferenceNames = { flows: {}, locations: {}, audioFiles: {} };

/** Whether the part is a whole flow. */
export function isWhole(part: FlowPart): part is FlowDocument {
  return part.name !== undefined && part.timezone !== undefined;
}
