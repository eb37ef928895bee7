import { z } from 'zod';
import { Timezone } from '#values/timezone.ts';

/** What the check of a flow needs to know of another one of the account, as published. */
export const FlowSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Null if it was never published. */
    publishedVersion: z.number().int().nullable(),
    timezone: Timezone,
    /** The flows in which its calls go on, each with the nodes from its start to there. */
    leads: z.array(z.object({ flow: z.string(), nodes: z.array(z.string()) })),
    /** The hours of the week, 0 to 167 from Monday 00:00 in its zone, in which a person can be reached. */
    hours: z.array(z.number().int()),
    /** The longest wait for a person, in seconds; null if it reaches nobody. */
    seconds: z.number().nullable(),
    /** The most menus on a path. */
    menus: z.number().int(),
  })
  .meta({ id: 'FlowSummary' });
export type FlowSummary = z.infer<typeof FlowSummary>;
