import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { DeliveredKind } from '#values/integrationWords.ts';

export const HookSettings = z.object({
  /** What its page calls it. */
  name: DeliveredKind,
  url: z.string(),
  /** The API key that subscribed it; null for a person. */
  key: z.object({ accountId: AccountId, id: Uuid }).nullable(),
  expiresAt: z.iso.datetime(),
});
export type HookSettings = z.infer<typeof HookSettings>;
