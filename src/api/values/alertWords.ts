import { z } from 'zod';

/** The alerts that are about a call: nobody answered it, its caller left a message, or it was answered. */
export const CallAlertKind = z.enum(['callMissed', 'voicemail', 'callAnswered']);
export type CallAlertKind = z.infer<typeof CallAlertKind>;

/** What people are alerted to. */
export const AlertKind = z.enum([...CallAlertKind.options, 'flowNotPublished', 'creditLow', 'integrationFailing']);
export type AlertKind = z.infer<typeof AlertKind>;

/** Whether each alert is sent on its own, or those of an hour or a day together. */
export const AlertPace = z.enum(['atOnce', 'hourly', 'daily']);
export type AlertPace = z.infer<typeof AlertPace>;

/** Why a flow that was scheduled wasn’t published, or didn’t go back to the version before. */
export const NotPublishedReason = z.enum(['problems', 'problemsBack', 'overtaken']);
export type NotPublishedReason = z.infer<typeof NotPublishedReason>;

/**
 * What is wrong with an integration: it fails, did so for too long, the other system wants nothing more, or lets us in no more, since
 * an account is linked no longer.
 */
export const FailingReason = z.enum(['failing', 'failed', 'ended', 'unlinked']);
export type FailingReason = z.infer<typeof FailingReason>;

export const isCallAlert = (kind: AlertKind): kind is CallAlertKind => CallAlertKind.safeParse(kind).success;
