import { z } from 'zod';

/** The systems that an account can send things on to, and what each gets. */
export const IntegrationType = z.enum(['webhook', 'slackCalls', 'slackTexts']);
export type IntegrationType = z.infer<typeof IntegrationType>;

/** The events that integrations get. */
export const DeliveredKind = z.enum(['call.started', 'call.ended', 'call.changed', 'call.tagged', 'text.received']);
export type DeliveredKind = z.infer<typeof DeliveredKind>;

/** By what accounts narrow down which events an integration gets. */
export const FilterKind = z.enum(['kinds', 'dids', 'tags']);
export type FilterKind = z.infer<typeof FilterKind>;

/**
 * Where a delivery is: `waiting` for its next attempt, `delivered`, `refused` for good by the other system, `failed` after all
 * attempts, or `gone`, since what it is about was deleted before.
 */
export const DeliveryState = z.enum(['waiting', 'delivered', 'refused', 'failed', 'gone']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** How the latest delivery ended that did. */
export const DeliveryResult = DeliveryState.extract(['delivered', 'refused', 'failed']);
export type DeliveryResult = z.infer<typeof DeliveryResult>;
