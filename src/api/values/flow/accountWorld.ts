import { z } from 'zod';

/** The account data that validation needs, as sent to the page. */
export const AccountWorld = z
  .object({
    /** The account's own tracking numbers, E.164; a flow must not ring them. */
    trackingNumbers: z.array(z.string()),
    /** Those of the asked numbers that are tracking numbers of other accounts; a flow must not ring them either. */
    otherTrackingNumbers: z.array(z.string()),
    blockedNumbers: z.array(z.string()),
    /** Names of the account's tags. */
    tags: z.array(z.string()),
  })
  .meta({ id: 'AccountWorld' });
export type AccountWorld = z.infer<typeof AccountWorld>;
