import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import type { DeliveredKind } from '#values/integrationWords.ts';
import { listOf } from '#values/listRequest.ts';
import { admins } from '#values/roleGroups.ts';
import { ConsentSource, MessageState } from '#values/sms/messageWords.ts';
import { CallVisit } from '../attribution/callVisits.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';
import { Call } from '../telephony/calls.contract.ts';
import { TrackingNumber } from '../telephony/numbers.contract.ts';
import { IntegrationFilters } from './integrations.contract.ts';

/** A call as other systems get it: as the call log shows it, with the visit that it came from. */
export const ReportedCall = Call.omit({
  dateStartUser: true,
  dateStopUser: true,
  userTimezone: true,
  intelligence: true,
})
  .extend({ visit: CallVisit.nullable() })
  .meta({ id: 'ReportedCall' });
export type ReportedCall = z.infer<typeof ReportedCall>;

/** A text that came in, as other systems get it. */
export const ReportedText = z
  .object({
    uuid: Uuid,
    account: AccountId,
    from: z.string(),
    /** The number that it was sent to, and its name. */
    to: z.string(),
    trackingName: z.string(),
    content: z.string(),
    /** How many attachments it has. */
    media: z.number().int(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ReportedText' });
export type ReportedText = z.infer<typeof ReportedText>;

/** A text that went out, or that failed, as other systems get it. */
export const SentText = ReportedText.omit({ media: true })
  .extend({
    /** Ours, or the name that it was sent from. */
    from: z.string(),
    to: z.string(),
    state: MessageState,
    /** Why it failed: the carrier’s code, or ours. */
    error: z.string().nullable(),
    campaign: Uuid.nullable(),
  })
  .meta({ id: 'SentText' });
export type SentText = z.infer<typeof SentText>;

/** Somebody whom an account may not text any more, as other systems get it. */
export const ReportedOptOut = z
  .object({
    uuid: Uuid,
    account: AccountId,
    number: z.string(),
    source: ConsentSource,
    /** What they wrote, or why they are opted out. */
    evidence: z.string(),
    /** Whether it counts for all accounts below, too. */
    below: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ReportedOptOut' });
export type ReportedOptOut = z.infer<typeof ReportedOptOut>;

/** A tracking number that an account got or gave up, as other systems get it. */
export const ReportedNumber = TrackingNumber.pick({
  account: true,
  accountName: true,
  did: true,
  name: true,
  source: true,
  type: true,
  country: true,
  area: true,
  status: true,
})
  .extend({ uuid: Uuid })
  .meta({ id: 'ReportedNumber' });
export type ReportedNumber = z.infer<typeof ReportedNumber>;

/** A sale that an account uploaded or corrected, as other systems get it. */
export const ReportedSale = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** Null if the file had none. */
    orderId: z.string().nullable(),
    phone: z.string(),
    date: z.iso.datetime(),
    value: MoneyAmount.nullable(),
    stage: z.string().nullable(),
    /** The call that it comes from; null if none matches. */
    call: Uuid.nullable(),
  })
  .meta({ id: 'ReportedSale' });
export type ReportedSale = z.infer<typeof ReportedSale>;

/** The name of an event’s schema in OpenAPI, such as `CallEndedEvent`. */
export const eventSchemaOf = (kind: DeliveredKind) =>
  `${kind.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

const sent = <Type extends DeliveredKind, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }).meta({ id: eventSchemaOf(type) });

/** What is posted to webhooks. `data` is what is known when it is sent. */
export const WebhookEvent = z
  .discriminatedUnion('type', [
    sent('call.started', z.object({ call: ReportedCall })),
    sent('call.answered', z.object({ call: ReportedCall })),
    sent('call.ended', z.object({ call: ReportedCall })),
    sent('call.changed', z.object({ call: ReportedCall, changed: z.array(z.string()) })),
    sent('call.tagged', z.object({ call: ReportedCall, tags: z.array(z.string()) })),
    sent('text.received', z.object({ text: ReportedText })),
    sent('text.sent', z.object({ text: SentText })),
    sent('text.failed', z.object({ text: SentText })),
    sent('contact.optedOut', z.object({ optOut: ReportedOptOut })),
    sent('number.added', z.object({ number: ReportedNumber })),
    sent('number.removed', z.object({ number: ReportedNumber })),
    sent('sale.recorded', z.object({ sale: ReportedSale })),
  ])
  .meta({ id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An https address on the usual port, without a login. */
export const WebhookUrl = z
  .url({ protocol: /^https$/, error: 'url' })
  .max(2000)
  .regex(/^https:\/\/[^\s/?#@:\\[\]]+(?:[/?#]\S*)?$/i, { error: 'url' });

const settings = {
  name: z.string().trim().min(1).max(100),
  url: WebhookUrl,
  filters: IntegrationFilters.default({}),
};

/** An address that gets the events of an account, signed as Standard Webhooks says. */
export const Webhook = z
  .object({
    uuid: Uuid,
    account: AccountId,
    ...settings,
    filters: IntegrationFilters,
    /** Until when the former secret signs too. */
    formerUntil: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** The secret is shown only once. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });

const one = z.object({ uuid: Uuid });

export const webhooks = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/v2/integration/webhook',
    summary: 'List webhooks by name',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Webhook),
  }),
  listExampleEvents: endpoint({
    method: 'GET',
    path: '/v2/integration/webhook/example',
    summary: 'Get an example of each event, from a number reserved for fiction, and whether /docs describes the API',
    access: 'session',
    roles: admins,
    response: z.object({ docs: z.boolean(), events: z.array(WebhookEvent) }),
  }),
  addWebhook: endpoint({
    method: 'PUT',
    path: '/v2/integration/webhook',
    summary: 'Add a webhook, which gets the account’s events from now on, and return its secret',
    access: 'session',
    roles: admins,
    body: z.object({ account: AccountId, ...settings }),
    response: WebhookWithSecret,
    errors: ['LIMIT-REACHED'],
  }),
  changeWebhook: endpoint({
    method: 'POST',
    path: '/v2/integration/webhook/:uuid',
    summary: 'Replace the name, address and filters of a webhook',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ version: Version, ...settings }),
    response: Webhook,
    errors: ['STALE-VERSION'],
  }),
  renewWebhookSecret: endpoint({
    method: 'POST',
    path: '/v2/integration/webhook/:uuid/secret',
    summary: 'Give a webhook another secret and return it; the former one signs too for 24 hours',
    access: 'session',
    roles: admins,
    params: one,
    response: WebhookWithSecret,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/v2/integration/webhook/:uuid',
    summary: 'Delete a webhook with its log',
    access: 'session',
    roles: admins,
    params: one,
    response: Webhook,
  }),
};
