import { z } from 'zod';

/** One node of a call's route: when it was entered (epoch ms), by which exit it left, null while the call stands there or ended. */
export const RouteStep = z
  .object({ nodeId: z.string(), at: z.number().int(), exit: z.string().nullable() })
  .meta({ id: 'RouteStep' });
export type RouteStep = z.infer<typeof RouteStep>;
