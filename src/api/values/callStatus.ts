import { z } from 'zod';

/**
 * How a call ended. `voicemail` is for outbound calls only: an inbound caller who left a message is `missed` with audio
 * (specification section 4, docs/decisions/003).
 */
export const CallStatus = z.enum(['answered', 'missed', 'abandoned', 'voicemail']);
export type CallStatus = z.infer<typeof CallStatus>;

/** Where a call stands now; `ended` has a status that no longer changes but by late events. */
export const CallState = z.enum(['ringing', 'answered', 'ended']);
export type CallState = z.infer<typeof CallState>;

export const CallDirection = z.enum(['inbound', 'outbound']);
export type CallDirection = z.infer<typeof CallDirection>;
