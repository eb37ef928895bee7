import { z } from 'zod';

/** What a call to a number does: run a flow, or hang up (the default). */
export const NumberAction = z.enum(['hangup', 'flow']);

/** Networks of the specification: landline, mobile, national (smart), toll-free; `any` matches all. */
export const NumberNetwork = z.enum(['geo', 'mobile', 'smart', 'tollfree', 'any']);
export type NumberNetwork = z.infer<typeof NumberNetwork>;

export const NumberStatus = z.enum(['active', 'cancelled']);

/**
 * When to notify of a call that ended in voicemail. The stricter of the number's and the mailbox's settings applies.
 */
export const VoicemailNotify = z.enum(['missed', 'always', 'no']);
export type VoicemailNotify = z.infer<typeof VoicemailNotify>;

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
export type CountryCode = z.infer<typeof CountryCode>;
