import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import {
  DeliveredKind,
  DeliveryResult,
  DeliveryState,
  IntegrationType,
  KeptBack,
  SkipReason,
  WhyNot,
} from '#values/integrationWords.ts';
import { listOf, pageOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { DeliveryDays } from './deliveryDays.contract.ts';

/** Which events an integration gets: all where a filter is missing. */
export const IntegrationFilters = z.object({
  dids: z.array(PhoneNumber).max(1000).optional(),
  /** Calls with any of these; texts have none. */
  tags: z.array(z.string().min(1).max(60)).max(100).optional(),
  kinds: z.array(DeliveredKind).min(1).optional(),
  /** With those of all accounts below. */
  subAccounts: z.boolean().optional(),
});
export type IntegrationFilters = z.infer<typeof IntegrationFilters>;

/** What an account sends on to another system. */
export const Integration = z
  .object({
    uuid: Uuid,
    account: AccountId,
    type: IntegrationType,
    /** What people call it; null where it has no name of its own. */
    name: z.string().nullable(),
    /** Which events it gets; all where a filter is missing. */
    filters: IntegrationFilters,
    /** False for one that gets nothing until it is switched on. */
    enabled: z.boolean(),
    /** Since when its deliveries wait; null when they go out. */
    pausedAt: z.iso.datetime().nullable(),
    /** Whether it is paused because its account is linked no longer. Linking it again lets it go on. */
    unlinked: z.boolean(),
    /** Since when nothing was delivered and something failed. After five days it is paused. */
    failingSince: z.iso.datetime().nullable(),
    /** How its latest delivery ended; null before the first. */
    lastResult: DeliveryResult.nullable(),
    lastResultAt: z.iso.datetime().nullable(),
    /** Deliveries that wait. */
    waiting: z.number().int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: 'Integration' });
export type Integration = z.infer<typeof Integration>;

/** An event on its way to another system. The log goes back 30 days. */
export const Delivery = z
  .object({
    uuid: Uuid,
    kind: DeliveredKind,
    /** What the event is about, such as the id of a text. */
    subject: z.string(),
    /** Where it happened: in the account of the integration, or in one below. */
    account: AccountId,
    /** The fields of a call that changed, or the tags that it got. */
    detail: z.object({ changed: z.array(z.string()).optional(), tags: z.array(z.string()).optional() }).nullable(),
    state: DeliveryState,
    /** Why it was skipped. */
    reason: SkipReason.nullable(),
    attempts: z.number().int(),
    /** When it is tried next. */
    nextAt: z.iso.datetime().nullable(),
    /** The latest request, without what is secret. */
    request: z.object({ host: z.string(), body: z.unknown() }).nullable(),
    /** The HTTP status of the latest reply; null without one. */
    status: z.number().int().nullable(),
    /** The first 4,000 characters of it, or why there was none. */
    reply: z.string().nullable(),
    milliseconds: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

/** Drafted filters of an integration, and which one they would be of; null for a new one of the account. */
export const DryRun = z.object({
  account: AccountId,
  type: IntegrationType,
  uuid: Uuid.nullable(),
  filters: IntegrationFilters,
  /** What decides beside filters, where something does: `measuramentId`, `events` and `enabled` of Google Analytics. */
  settings: z.record(z.string(), z.unknown()).default({}),
});

/** What would be sent of a call. */
export const DryRunCall = z
  .object({
    uuid: Uuid,
    account: AccountId,
    dateStart: z.iso.datetime(),
    caller: z.string().nullable(),
    trackingNumber: z.string(),
    tags: z.array(z.string()),
    /** The events that the draft lets through. */
    draft: z.array(DeliveredKind),
    /** Those that the present filters let through; null for a new integration. */
    present: z.array(DeliveredKind).nullable(),
    /** What keeps all of them back in the draft. */
    keptBack: KeptBack.nullable(),
  })
  .meta({ id: 'DryRunCall' });
export type DryRunCall = z.infer<typeof DryRunCall>;

/** What an integration got of a call, oldest first. */
export const CallDelivery = Integration.pick({ uuid: true, account: true, type: true, name: true, pausedAt: true })
  .extend({
    deliveries: z.array(
      Delivery.pick({
        uuid: true,
        kind: true,
        state: true,
        reason: true,
        attempts: true,
        nextAt: true,
        status: true,
        reply: true,
        createdAt: true,
        settledAt: true,
      }),
    ),
    /** Why it got nothing; null when it got something, or nothing explains it. */
    whyNot: WhyNot.nullable(),
  })
  .meta({ id: 'CallDelivery' });
export type CallDelivery = z.infer<typeof CallDelivery>;

const one = z.object({ uuid: Uuid });

export const integrations = {
  listIntegrations: endpoint({
    method: 'GET',
    path: '/v2/integration/list',
    summary: 'List what accounts send on to other systems, by type and age',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Integration),
  }),
  dryRunIntegration: endpoint({
    method: 'POST',
    path: '/v2/integration/list/dryrun',
    summary: 'Say what an integration would send of the latest 100 calls with other filters; nothing is sent or kept',
    access: 'session',
    roles: admins,
    body: DryRun,
    response: z.array(DryRunCall),
  }),
  listCallDeliveries: endpoint({
    method: 'GET',
    path: '/v2/integration/call/:call',
    summary: 'Say what each integration got of a call, or why it got nothing',
    access: 'session',
    roles: admins,
    params: z.object({ call: Uuid }),
    response: z.array(CallDelivery),
  }),
  pauseIntegration: endpoint({
    method: 'POST',
    path: '/v2/integration/list/:uuid/pause',
    summary: 'Pause an integration, whose deliveries wait, or let it go on',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ paused: z.boolean(), version: Version }),
    response: Integration,
    errors: ['STALE-VERSION'],
  }),
  tryIntegration: endpoint({
    method: 'POST',
    path: '/v2/integration/list/:uuid/sample',
    summary: 'Send a sample to the other system, and return its reply',
    access: 'session',
    roles: admins,
    params: one,
    response: Delivery.pick({ status: true, reply: true }),
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/v2/integration/list/:uuid/delivery',
    summary: 'List the deliveries of an integration, newest first',
    access: 'session',
    roles: admins,
    params: one,
    query: z.object({
      start: z.coerce.number().int().min(0).default(0),
      length: z.coerce.number().int().min(1).max(100).default(20),
      state: listOf(DeliveryState).optional(),
      since: z.iso.datetime().optional(),
      /** Of the user’s time zone. */
      day: z.iso.date().optional(),
    }),
    response: pageOf(Delivery),
  }),
  countDeliveries: endpoint({
    method: 'GET',
    path: '/v2/integration/list/:uuid/day',
    summary: 'Count the deliveries of an integration by day, for 30 days until today',
    access: 'session',
    roles: admins,
    params: one,
    response: DeliveryDays,
  }),
  repeatDeliveries: endpoint({
    method: 'POST',
    path: '/v2/integration/list/:uuid/repeat',
    summary: 'Make all deliveries again that were refused or given up since a moment. `count` is how many that are',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ since: z.iso.datetime(), count: z.number().int().min(1) }),
    response: Integration,
    errors: ['STALE-VERSION'],
  }),
  repeatDelivery: endpoint({
    method: 'POST',
    path: '/v2/integration/list/:uuid/delivery/:delivery',
    summary: 'Make a delivery again, whatever became of it',
    access: 'session',
    roles: admins,
    params: one.extend({ delivery: Uuid }),
    response: Delivery,
  }),
};
