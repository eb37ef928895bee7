import { z } from 'zod';
import type { DeliveryState } from '#values/integrationWords.ts';

const tally = z.number().int();

/** What an integration queued in a day of the user’s time zone, by what has become of it. */
export const DeliveryDay = z
  .object({
    day: z.iso.date(),
    waiting: tally,
    delivered: tally,
    refused: tally,
    failed: tally,
    skipped: tally,
    gone: tally,
  } satisfies Record<DeliveryState | 'day', z.ZodType>)
  .meta({ id: 'DeliveryDay' });
export type DeliveryDay = z.infer<typeof DeliveryDay>;

/** `quiet` is how many it usually queues in a day when today and yesterday it queued none; null otherwise. */
export const DeliveryDays = z.object({ days: z.array(DeliveryDay), quiet: tally.nullable() });
