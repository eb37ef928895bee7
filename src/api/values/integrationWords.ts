import { z } from 'zod';

/** The systems that an account can send things on to, and what each gets. */
export const IntegrationType = z.enum([
  'webhook',
  'slackCalls',
  'slackTexts',
  'ga4',
  'hook',
  'hubspot',
  'microsoft',
  'autoplay',
]);
export type IntegrationType = z.infer<typeof IntegrationType>;

/** The events that integrations get. */
export const DeliveredKind = z.enum([
  'call.started',
  'call.answered',
  'call.ended',
  'call.changed',
  'call.tagged',
  'text.received',
  'text.sent',
  'text.failed',
  'contact.optedOut',
  'number.added',
  'number.removed',
  'sale.recorded',
]);
export type DeliveredKind = z.infer<typeof DeliveredKind>;

/** What a new webhook gets unless somebody chooses otherwise: what people did, not what became of each text of a campaign. */
export const usualKinds: readonly DeliveredKind[] = DeliveredKind.options.filter(
  (kind) => !['call.answered', 'text.sent', 'number.added', 'number.removed', 'sale.recorded'].includes(kind),
);

/** By what accounts narrow down which events an integration gets. */
export const FilterKind = z.enum(['kinds', 'dids', 'tags']);
export type FilterKind = z.infer<typeof FilterKind>;

/**
 * Why an event isn’t sent at all: a filter, or the integration is off, its number names another measurement of Google Analytics, the
 * caller has called before, or showed no number.
 */
export const KeptBack = z.enum([...FilterKind.options, 'off', 'elsewhere', 'repeatCaller', 'withheld']);
export type KeptBack = z.infer<typeof KeptBack>;

/**
 * Why an integration got nothing of a call: what keeps its events back, or the call isn’t over yet, is a test, began before the
 * integration was set up, or longer ago than the log goes back.
 */
export const WhyNot = z.enum([...KeptBack.options, 'notOver', 'testCall', 'setUpLater', 'logEnded']);
export type WhyNot = z.infer<typeof WhyNot>;

/**
 * Why an event that was queued wasn’t sent after all: the other system takes none that is so old, the call is due to no click on its
 * ads, or nothing changed that it would count.
 */
export const SkipReason = z.enum(['tooOld', 'noClick', 'unchanged']);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * Where a delivery is: `waiting` for its next attempt, `delivered`, `refused` for good by the other system, `failed` after all
 * attempts, `skipped` for a reason, or `gone`, since what it is about was deleted before.
 */
export const DeliveryState = z.enum(['waiting', 'delivered', 'refused', 'failed', 'skipped', 'gone']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** How the latest delivery ended that did. */
export const DeliveryResult = DeliveryState.extract(['delivered', 'refused', 'failed']);
export type DeliveryResult = z.infer<typeof DeliveryResult>;
