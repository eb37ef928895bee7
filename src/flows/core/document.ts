import { z } from 'zod';
import { Timezone } from '#values/timezone.ts';

/** Ids of nodes, edges and exits: short, and safe as state keys and in URLs. */
export const FlowId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** What leaves a node: `next`, `noInput`, `key-1`, `period-abc`. Which exits a node has follows from its settings. */
export const ExitId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
export type ExitId = z.infer<typeof ExitId>;

/**
 * One step of a flow. `settings` belong to the node type and are only checked by `validate`, so that an unfinished draft
 * can be saved; `position` (canvas units) is presentation and no part of the flow's meaning.
 */
export const FlowNode = z
  .object({
    id: FlowId,
    type: z.string().min(1).max(40),
    /** The version of the node type whose settings these are. */
    version: z.number().int().min(1).default(1),
    name: z.string().max(100),
    settings: z.record(z.string(), z.json()),
    position: z.object({ x: z.number(), y: z.number() }).optional(),
  })
  .meta({ id: 'FlowNode' });
export type FlowNode = z.infer<typeof FlowNode>;

/** One edge leaves one exit; several edges may enter a node. */
export const FlowEdge = z.object({ id: FlowId, from: FlowId, exit: ExitId, to: FlowId }).meta({ id: 'FlowEdge' });
export type FlowEdge = z.infer<typeof FlowEdge>;

/** A call flow as it is stored, sent and drawn. Limits: 100 000 nodes, 200 000 edges. */
export const FlowDocument = z
  .object({
    schema: z.literal(1),
    name: z.string().trim().min(1).max(100),
    timezone: Timezone,
    nodes: z.array(FlowNode).max(100_000),
    edges: z.array(FlowEdge).max(200_000),
  })
  .meta({ id: 'FlowDocument' });
export type FlowDocument = z.infer<typeof FlowDocument>;
