import { z } from 'zod';

/**
 * How a call ended. `voicemail` is only for outbound calls: an inbound caller who left a message is `missed` with audio
 * (specification section 4, docs/decisions/003).
 */
export const CallStatus = z.enum(['answered', 'missed', 'abandoned', 'voicemail']);
export type CallStatus = z.infer<typeof CallStatus>;

/**
 * What a filter of calls asks for. The page calls an inbound call that was missed with a message a voicemail: `voicemail` and
 * `noMessage` split `missed`, which is both.
 */
export const AskedStatus = z.enum([...CallStatus.options, 'noMessage']);
export type AskedStatus = z.infer<typeof AskedStatus>;

/** The live state of a call; once `ended`, only late events change its status. */
export const CallState = z.enum(['ringing', 'answered', 'ended']);
export type CallState = z.infer<typeof CallState>;

export const CallDirection = z.enum(['inbound', 'outbound']);
export type CallDirection = z.infer<typeof CallDirection>;

/** Whether people called, or somebody tried a flow out. */
export const CallKind = z.enum(['real', 'test']);
export type CallKind = z.infer<typeof CallKind>;
