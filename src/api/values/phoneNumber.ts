import { z } from 'zod';

/** A phone number as stored and sent: E.164, for example `+61398765432`. */
export const PhoneNumber = z.e164();
export type PhoneNumber = z.infer<typeof PhoneNumber>;
