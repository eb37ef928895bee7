import { z } from 'zod';

/** What the check of flows knows of an audio file of the account. */
export const AudioWorld = z.object({ id: z.string(), name: z.string(), seconds: z.number() });
export type AudioWorld = z.infer<typeof AudioWorld>;
