import { z } from 'zod';
import { AlertKind, AlertPace, CallAlertKind, FailingReason, NotPublishedReason } from '#values/alertWords.ts';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, UserId, Uuid, Version } from '#values/ids.ts';
import { IntegrationType } from '#values/integrationWords.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { SenderName } from '#values/sms/sender.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MessageMoney, MoneyAmount } from '../kernel/moneyAmount.ts';
import { SlackHook } from '../messaging/smsSettings.contract.ts';

const distinct = <One>(all: One[]) => [...new Set(all)];

/** When alerts are sent, in the account’s zone: weekdays (1–7, Monday first), from one full hour to another. */
export const AlertHours = z
  .object({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => distinct(days).toSorted((one, other) => one - other)),
    from: z.number().int().min(0).max(23),
    to: z.number().int().min(1).max(24),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'after' });
export type AlertHours = z.output<typeof AlertHours>;

const settings = {
  name: lineText(100).min(1),
  kinds: z.array(AlertKind).min(1).transform(distinct),
  /** The numbers whose calls it is about; none are all. */
  dids: z.array(PhoneNumber).max(500).transform(distinct).default([]),
  /** Whether alerts of all accounts below are sent too. */
  subAccounts: z.boolean().default(false),
  /** Null is at any time. Outside of the hours alerts wait; in the page they show at once. */
  hours: AlertHours.nullable().default(null),
  pace: AlertPace.default('atOnce'),
  /** The hour of the day at which those of a day are sent. */
  hour: z.number().int().min(0).max(23).default(8),
  /** Who sees them in the page. */
  users: z.array(UserId).max(100).transform(distinct).default([]),
  /** Who gets them by email, with or without a login. */
  emails: z.array(EmailAddress).max(20).transform(distinct).default([]),
  /** Who gets them by SMS, from `sender`. */
  phones: z.array(PhoneNumber).max(10).transform(distinct).default([]),
  sender: SenderName.nullable().default(null),
  enabled: z.boolean().default(true),
};

/** Which alerts of an account go to whom. */
export const AlertRule = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    ...settings,
    kinds: z.array(AlertKind),
    dids: z.array(z.string()),
    subAccounts: z.boolean(),
    users: z.array(UserId),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    sender: z.string().nullable(),
    /** Whether they are posted to a channel of Slack, whose address isn’t shown again. */
    hasSlackHook: z.boolean(),
    /** When Slack last refused one for good, for example since its channel is archived; null once it takes one. */
    slackRefusedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'AlertRule' });
export type AlertRule = z.output<typeof AlertRule>;

const common = { uuid: Uuid, account: AccountId, accountName: z.string(), at: z.iso.datetime() };

const CallAlert = z.object({
  ...common,
  kind: CallAlertKind,
  call: Uuid,
  /** Null if the number was withheld. */
  caller: z.string().nullable(),
  area: z.string().nullable(),
  did: z.string(),
  trackingName: z.string(),
  /** Who answered. */
  target: z.string().nullable(),
  /** Whole seconds. */
  duration: z.number().int(),
});

/** What people are alerted to, and what it is about. */
export const Alert = z.discriminatedUnion('kind', [
  CallAlert,
  z.object({
    ...common,
    kind: z.literal('flowNotPublished'),
    /** Its name. */
    flow: z.string(),
    /** The id of a number that leads to it. */
    number: Uuid.nullable(),
    reason: NotPublishedReason,
  }),
  z.object({ ...common, kind: z.literal('creditLow'), below: MoneyAmount, balance: MessageMoney }),
  z.object({
    ...common,
    kind: z.literal('integrationFailing'),
    integration: Uuid,
    type: IntegrationType,
    reason: FailingReason,
  }),
]);
export type Alert = z.output<typeof Alert>;

/** My alerts, the newest first. */
export const MyAlerts = z
  .object({ alerts: z.array(z.object({ alert: Alert, read: z.boolean() })), unread: z.number().int() })
  .meta({ id: 'MyAlerts' });
export type MyAlerts = z.output<typeof MyAlerts>;

/** Where a sample of a rule’s alerts went. */
export const AlertSample = z
  .object({
    /** Whom by email, nobody without a mail server, and by SMS. */
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    /** What Slack did with it; null without a channel. */
    slack: z.enum(['taken', 'refused', 'unreachable']).nullable(),
  })
  .meta({ id: 'AlertSample' });
export type AlertSample = z.output<typeof AlertSample>;

const one = z.object({ uuid: Uuid });

interface Reached {
  users: unknown[];
  emails: unknown[];
  phones: unknown[];
  sender: unknown;
}

/** Somebody gets them, and texts come from somewhere. */
const reaches = <Body extends Reached & { slackHook?: unknown; version?: unknown }>(body: z.ZodType<Body>) =>
  body
    .refine(
      ({ users, emails, phones, slackHook, version }) =>
        users.length + emails.length + phones.length > 0 || typeof slackHook === 'string' || version !== undefined,
      { path: ['users'], error: 'required' },
    )
    .refine(({ phones, sender }) => phones.length === 0 || sender !== null, { path: ['sender'], error: 'required' });

export const alerts = {
  listMyAlerts: endpoint({
    method: 'GET',
    path: '/v2/alert',
    summary: 'List my alerts of the last 30 days, the newest 50 first, and count those that I have not read',
    access: 'session',
    roles: [],
    response: MyAlerts,
  }),
  readAlerts: endpoint({
    method: 'POST',
    path: '/v2/alert/read',
    summary: 'Mark some of my alerts as read, or without `uuids` all of them, and return the list',
    access: 'session',
    roles: [],
    body: z.object({ uuids: z.array(Uuid).min(1).max(100).optional() }),
    response: MyAlerts,
    errors: ['NOT-FOUND'],
  }),
  listAlertRules: endpoint({
    method: 'GET',
    path: '/v2/alert/rule',
    summary: 'List by name which alerts go to whom',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(AlertRule),
  }),
  addAlertRule: endpoint({
    method: 'PUT',
    path: '/v2/alert/rule',
    summary: 'Send alerts of an account to people from now on',
    access: 'session',
    roles: admins,
    body: reaches(z.object({ account: AccountId, ...settings, slackHook: SlackHook.optional() })),
    response: AlertRule,
    errors: ['LIMIT-REACHED', 'SENDER-NOT-VALID', 'NOT-FOUND'],
  }),
  changeAlertRule: endpoint({
    method: 'POST',
    path: '/v2/alert/rule/:uuid',
    summary: 'Replace which alerts go to whom; without `slackHook` the channel of Slack stays, and null removes it',
    access: 'session',
    roles: admins,
    params: one,
    body: reaches(z.object({ version: Version, ...settings, slackHook: SlackHook.nullable().optional() })),
    response: AlertRule,
    errors: ['STALE-VERSION', 'SENDER-NOT-VALID', 'MISSING-FIELD'],
  }),
  tryAlertRule: endpoint({
    method: 'POST',
    path: '/v2/alert/rule/:uuid/sample',
    summary: 'Send a sample alert now by email, by SMS and to Slack, whatever the hours; texts use SMS credit',
    access: 'session',
    roles: admins,
    params: one,
    response: AlertSample,
  }),
  deleteAlertRule: endpoint({
    method: 'DELETE',
    path: '/v2/alert/rule/:uuid',
    summary: 'Send no more of these alerts; those that wait are dropped',
    access: 'session',
    roles: admins,
    params: one,
    response: AlertRule,
  }),
};
