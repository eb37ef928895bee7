import { z } from 'zod';

export const HubSpotSettings = z.object({ name: z.string(), shareContacts: z.boolean(), skipAnonymous: z.boolean() });
export type HubSpotSettings = z.infer<typeof HubSpotSettings>;
