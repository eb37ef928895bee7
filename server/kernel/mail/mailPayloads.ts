import { z } from 'zod';
import { AlertKind, NotPublishedReason } from '#values/alertWords.ts';
import { MessageMoney, MoneyAmount } from '#contract/kernel/moneyAmount.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { ReviewVerdict } from '#values/flow/review.ts';
import { IntegrationType } from '#values/integrationWords.ts';
import { PortingStatus } from '#values/portingWords.ts';

/** The payload of each kind of mail, by the name in its outbox rows. */
export const mailPayloads = {
  voicemail: z.object({ call: z.uuid(), to: z.string() }),
  /** `account` is that of the call if it is below the one that sends. */
  callAlert: z.object({ call: z.uuid(), to: z.string(), account: z.number().int().optional() }),
  /** Several alerts at once, one that is about no call, or a sample of a kind. */
  alerts: z.object({ to: z.string(), alerts: z.array(z.uuid()), sample: AlertKind.optional() }),
  signup: z.object({ to: z.string(), locale: Locale, token: z.string() }),
  invite: z.object({ to: z.string(), user: z.number().int(), link: z.uuid(), by: z.number().int() }),
  reset: z.object({ to: z.string(), name: z.string(), locale: Locale, link: z.uuid() }),
  passwordChanged: z.object({
    to: z.string(),
    name: z.string(),
    locale: Locale,
    timezone: z.string(),
    address: z.string(),
  }),
  securityChanged: z.object({
    to: z.string(),
    change: z.enum([
      'twoFactorOn',
      'twoFactorOff',
      'recoveryCodesRenewed',
      'emailChanged',
      'permissionsChanged',
      'keyCreated',
      'feedKeyCreated',
    ]),
    name: z.string(),
    locale: Locale,
    timezone: z.string(),
    /** Null when somebody else made the change. */
    address: z.string().nullable(),
  }),
  confirmEmail: z.object({ to: z.string(), name: z.string(), locale: Locale, link: z.uuid() }),
  porting: z.object({
    to: z.string(),
    locale: Locale,
    request: z.uuid(),
    status: PortingStatus,
    note: z.string(),
    numbers: z.array(z.string()),
    carrier: z.string(),
    scheduledFor: z.string().nullable(),
  }),
  flowNotPublished: z.object({
    to: z.string(),
    locale: Locale,
    /** The flow's name. */
    flow: z.string(),
    /** The id of a number that leads to it. */
    number: z.uuid().nullable(),
    reason: NotPublishedReason,
  }),
  flowReviewed: z.object({
    to: z.string(),
    locale: Locale,
    /** The flow's name. */
    flow: z.string(),
    /** The id of a number that leads to it. */
    number: z.uuid().nullable(),
    /** The published version that was shown; null for the draft. */
    version: z.number().int().nullable(),
    verdict: ReviewVerdict,
    /** Who answered, and what they wrote. */
    name: z.string(),
    comment: z.string(),
  }),
  domainAsked: z.object({
    to: z.string(),
    locale: Locale,
    domain: z.string(),
    /** The name of the account that asks. */
    account: z.string(),
  }),
  domainAnswered: z.object({
    to: z.string(),
    locale: Locale,
    domain: z.string(),
    code: z.string(),
    approved: z.boolean(),
  }),
  textReceived: z.object({ to: z.string(), message: z.uuid() }),
  creditLow: z.object({
    to: z.string(),
    locale: Locale,
    /** The name of the account that pays. */
    payer: z.string(),
    below: MoneyAmount,
    balance: MessageMoney,
    /** What was ordered automatically. */
    ordered: MoneyAmount.nullable(),
  }),
  topUpDue: z.object({
    to: z.string(),
    locale: Locale,
    /** The name of the account that pays. */
    payer: z.string(),
    amount: MoneyAmount,
    balance: MessageMoney,
  }),
  topUpFailed: z.object({
    to: z.string(),
    locale: Locale,
    timezone: z.string(),
    payer: z.string(),
    amount: MoneyAmount,
    /** Why, in the words of who recorded it. */
    note: z.string(),
    resumesAt: z.iso.datetime(),
  }),
  campaignOutOfCredit: z.object({
    to: z.string(),
    locale: Locale,
    campaign: z.string(),
    /** The name of the account that pays. */
    payer: z.string(),
  }),
  integrationFailing: z.object({
    to: z.string(),
    locale: Locale,
    timezone: z.string(),
    integration: z.uuid(),
    type: IntegrationType,
    since: z.iso.datetime(),
    /** It was paused for it. */
    paused: z.boolean(),
    /** It was, because the other system wants nothing more. */
    ended: z.boolean().default(false),
    /** It was, because its account is linked no longer. */
    unlinked: z.boolean().default(false),
  }),
  report: z.object({ to: z.string(), report: z.uuid(), dueAt: z.iso.datetime() }),
};

export type MailKindName = keyof typeof mailPayloads;

export type MailPayload<Name extends MailKindName> = z.infer<(typeof mailPayloads)[Name]>;
