import { z } from 'zod';
import { Device } from '#values/device.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { TouchRule } from '#values/website.ts';

const pages = z.array(z.object({ page: z.string(), at: z.iso.datetime() }));

/** The website visit before a call. Null is what isn’t known of it. */
export const CallVisit = z
  .object({
    source: z.string().nullable(),
    medium: z.string().nullable(),
    campaign: z.string().nullable(),
    /** The term that was searched for. */
    keyword: z.string().nullable(),
    device: Device.nullable(),
    /** The page at which it began, and the one from which the call was made. */
    landing: z.string().nullable(),
    conversion: z.string().nullable(),
    /** How likely source and medium are right, 0 to 1; null for what was imported. */
    confidence: z.number().nullable(),
  })
  .meta({ id: 'CallVisit' });
export type CallVisit = z.infer<typeof CallVisit>;

/**
 * Why a call is believed to come from a visit. `rule` and `evidence` told the source. The number was shown at `shownAt`, to this visit
 * `alone` or to all at once. `possible` are the likeliest of the `visits` that saw it, with `minutes` from their last sign of life to
 * the call. `pages` are those of the visit, oldest first; empty if no single visit is likely, or it was deleted.
 */
export const CallAttribution = z
  .object({
    rule: TouchRule,
    evidence: z.string(),
    shownAt: z.iso.datetime(),
    alone: z.boolean(),
    visits: z.number().int(),
    possible: z.array(
      z.object({ visit: Uuid, source: z.string(), medium: z.string(), share: z.number(), minutes: z.number().int() }),
    ),
    pages,
  })
  .meta({ id: 'CallAttribution' });
export type CallAttribution = z.infer<typeof CallAttribution>;

/** A visit to a website of somebody who called. `pages` are oldest first. */
export const CallerVisit = z
  .object({
    id: Uuid,
    /** Whose browser it was. */
    visitor: Uuid,
    account: AccountId,
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    source: z.string(),
    medium: z.string(),
    campaign: z.string().nullable(),
    keyword: z.string().nullable(),
    device: Device,
    /** What Google Analytics calls the browser, and its sessions by measurement. */
    analytics: z.object({ client: z.string(), sessions: z.record(z.string(), z.string()) }).nullable(),
    pages,
  })
  .meta({ id: 'CallerVisit' });
export type CallerVisit = z.infer<typeof CallerVisit>;
