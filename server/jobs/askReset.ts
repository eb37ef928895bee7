import { z } from 'zod';

/** A request for a new password, whether the e-mail is known or not. */
export const AskReset = z.object({ email: z.string() });
export type AskReset = z.infer<typeof AskReset>;
