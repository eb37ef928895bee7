import { z } from 'zod';
import { Timezone } from '#values/timezone.ts';
import { FlowId } from './flowId.ts';
import { FlowTest, mostTests } from './flowTest.ts';

/** For example `next`, `noInput`, `key-1`, `period-abc`. A node's settings determine which exits it has. */
export const ExitId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
export type ExitId = z.infer<typeof ExitId>;

/** Characters. */
export const mostCommentLength = 1000;

/** Canvas units. `byHand` keeps what makes room for new steps from moving it. */
const StepPosition = z.object({ x: z.number(), y: z.number(), byHand: z.literal(true).exactOptional() });

/**
 * One step of a flow. `settings` are only checked by `validate`, so that an unfinished draft can be saved; `position`
 * (canvas units) is presentation only.
 */
export const FlowNode = z
  .object({
    id: FlowId,
    type: z.string().min(1).max(40),
    /** The version of the node type that the settings were written for. */
    version: z.number().int().min(1).default(1),
    name: z.string().max(100),
    /** For those who edit the flow; calls and versions don’t differ by it. Missing if there is none. */
    comment: z.string().min(1).max(mostCommentLength).exactOptional(),
    settings: z.record(z.string(), z.json()),
    position: StepPosition.optional(),
  })
  .meta({ id: 'FlowNode' });
export type FlowNode = z.infer<typeof FlowNode>;

/** An exit has at most one edge; a node can have several incoming edges. */
export const FlowEdge = z.object({ id: FlowId, from: FlowId, exit: ExitId, to: FlowId }).meta({ id: 'FlowEdge' });
export type FlowEdge = z.infer<typeof FlowEdge>;

/** How many nodes and edges a flow has at most. */
export const mostNodes = 100_000;
export const mostEdges = 200_000;

/** A call flow as stored, sent and drawn. */
export const FlowDocument = z
  .object({
    schema: z.literal(1),
    name: z.string().trim().min(1).max(100),
    timezone: Timezone,
    nodes: z.array(FlowNode).max(mostNodes),
    edges: z.array(FlowEdge).max(mostEdges),
    /** Kept with the flow and run before it is published; missing if there never were any. */
    tests: z.array(FlowTest).max(mostTests).optional(),
  })
  .meta({ id: 'FlowDocument' });
export type FlowDocument = z.infer<typeof FlowDocument>;
