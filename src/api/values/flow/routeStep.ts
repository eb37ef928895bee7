import { z } from 'zod';

/**
 * One node of a call's route. `at` is when it was entered (epoch milliseconds), `exit` null if the call never left it.
 * `flow` is the id of the flow that the node belongs to; missing for the flow in which the call began.
 */
export const RouteStep = z
  .object({ nodeId: z.string(), at: z.number().int(), exit: z.string().nullable(), flow: z.string().optional() })
  .meta({ id: 'RouteStep' });
export type RouteStep = z.infer<typeof RouteStep>;
