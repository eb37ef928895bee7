import { z } from 'zod';

/**
 * One node of a call's route. `at` is when it was entered (epoch milliseconds), `exit` null if the call never left it.
 */
export const RouteStep = z
  .object({ nodeId: z.string(), at: z.number().int(), exit: z.string().nullable() })
  .meta({ id: 'RouteStep' });
export type RouteStep = z.infer<typeof RouteStep>;
