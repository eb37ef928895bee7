import { z } from 'zod';
import { Uuid, Version } from '#values/ids.ts';

/** A version that part of the calls of a flow run, besides the published one. */
export const Canary = z
  .object({
    version: Version,
    /** The percentage of callers; null if chosen by number. */
    share: z.number().int().min(1).max(99).nullable(),
    /** Ids of the tracking numbers whose calls run it. */
    numbers: z.array(Uuid).max(1000),
  })
  .meta({ id: 'Canary' });
export type Canary = z.infer<typeof Canary>;
