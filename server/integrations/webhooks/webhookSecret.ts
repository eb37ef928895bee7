import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What signs a webhook. The former one signs too until a moment, so that receivers can change over. */
export const WebhookSecret = z.object({
  current: z.string(),
  former: z.object({ secret: z.string(), until: z.iso.datetime() }).nullable(),
});
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** As it is kept. */
export const SealedSecret = z.string().transform((text) => WebhookSecret.parse(JSON.parse(text)));

const dayMs = 86_400_000;

/** As standardwebhooks.com has it: 24 bytes in base64 behind a prefix. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

export const firstSecret = (): WebhookSecret => ({ current: newSecret(), former: null });

export const nextSecret = ({ current }: WebhookSecret, now: Date): WebhookSecret => ({
  current: newSecret(),
  former: { secret: current, until: new Date(now.getTime() + dayMs).toISOString() },
});
