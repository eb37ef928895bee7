import { z } from 'zod';
import { lineText } from '#values/lineText.ts';

/** A location routing's own fields: what a new step of a call flow starts with. */
export const LocationDetails = z.object({
  name: lineText(100).min(1),
  /** Spoken to ask for the postcode. */
  IVRmessage: z.string().trim().max(2000).default(''),
  /** How many digits a postcode has. */
  IVRdigits: z.number().int().min(3).max(10).default(4),
  IVRattempts: z.number().int().min(1).max(5).default(2),
  /** Whether callers are asked for their postcode. */
  postcodePrompt: z.boolean().default(true),
  /** Whether landline callers go to the branch with numbers of their own area. */
  geoLocation: z.boolean().default(false),
  /** Whether mobile callers who gave a postcode in an earlier call go to the branch of that postcode. */
  mobileLocation: z.boolean().default(false),
});
export type LocationDetails = z.infer<typeof LocationDetails>;
