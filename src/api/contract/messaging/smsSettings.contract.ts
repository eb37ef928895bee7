import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { plainWords } from '#values/plainText.ts';
import { AccountId, UserId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { CountryCode } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { configurers, messengers, resellers } from '#values/roleGroups.ts';
import { MessageText } from '#values/sms/messageText.ts';
import { Register, Registration, SenderKind, SenderName } from '#values/sms/sender.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** What messages can be sent from. */
export const Sender = z
  .object({
    account: AccountId,
    sender: SenderName,
    kind: SenderKind,
    /** A number’s name; otherwise the sender again. */
    name: z.string(),
    /** Where a number is; null for anything else. */
    country: CountryCode.nullable(),
    /** Where it can send to; null is everywhere. A name can’t be answered. */
    countries: z.array(CountryCode).nullable(),
    /** Segments that the carrier takes from it, per second. */
    segmentsPerSecond: z.number(),
    /** Whether somebody set its rate; otherwise it is what the carrier takes from its kind. */
    hasOwnRate: z.boolean(),
    registrations: z.array(Registration),
    /** Where it has to be registered, and nobody has said that it is, or the registration has run out. */
    unconfirmed: z.array(z.object({ country: CountryCode, register: Register })),
  })
  .meta({ id: 'Sender' });
export type Sender = z.infer<typeof Sender>;

const mostCountries = 250;

/** What is known of a sender; replaces what was. */
export const SenderDraft = z.object({
  account: AccountId,
  sender: SenderName,
  /** Null is everywhere: for numbers and services only. */
  countries: z.array(CountryCode).min(1).max(mostCountries).nullable().default(null),
  /** Null is what the carrier takes from its kind. */
  segmentsPerSecond: z.number().min(0.01).max(1000).nullable().default(null),
  registrations: z
    .array(Registration)
    .max(mostCountries)
    .refine((all) => new Set(all.map(({ country, register }) => `${country} ${register}`)).size === all.length, {
      error: 'duplicate registration',
    })
    .default([]),
});
export type SenderDraft = z.infer<typeof SenderDraft>;

const Keyword = z.object({
  /** The whole message, in any case, with or without quotes, emoji and outer punctuation. */
  word: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .transform((word) => word.toUpperCase()),
  reply: MessageText.max(640),
});

/** The URL of an incoming webhook of Slack. Whoever knows it can post, so it is stored encrypted and never returned. */
export const SlackHook = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/hooks\.slack(-gov)?\.com\/services\/[\w/]+$/, { error: 'slackHook' });

const settings = {
  /** Sent to whoever texts, at most once a day each; empty sends nothing. */
  autoReply: z.union([MessageText.max(640), z.literal('')]).default(''),
  /** Forwards texts that come in. */
  forwardEmail: EmailAddress.nullable().default(null),
  /** Posts texts that come in to a channel of Slack; null no longer does. What is set stays without it. */
  slackHook: SlackHook.nullable().optional(),
  keywords: z
    .array(Keyword)
    .max(50)
    .refine((keywords) => new Set(keywords.map(({ word }) => plainWords(word))).size === keywords.length, {
      error: 'duplicate keyword',
    })
    .default([]),
  /** The answer to HELP; empty answers with the account’s name. */
  helpReply: z.union([MessageText.max(320), z.literal('')]).default(''),
  /** Whom new conversations are assigned to. */
  assignee: UserId.nullable().default(null),
};

/** What a number does with texts that come in. Words of opt-outs and help are handled first, and can’t be keywords. */
export const SmsApplication = z
  .object({
    uuid: Uuid,
    account: AccountId,
    number: PhoneNumber,
    autoReply: z.string(),
    forwardEmail: z.string().nullable(),
    hasSlackHook: z.boolean(),
    /** When Slack last refused a text for good, for example since its channel is archived; null once it takes one. */
    slackRefusedAt: z.iso.datetime().nullable(),
    keywords: z.array(z.object({ word: z.string(), reply: z.string() })),
    helpReply: z.string(),
    assignee: UserId.nullable(),
    version: Version,
  })
  .meta({ id: 'SmsApplication' });
export type SmsApplication = z.infer<typeof SmsApplication>;

export const smsSettings = {
  listSenders: endpoint({
    method: 'GET',
    path: '/v2/sms/senders/',
    summary: 'List what messages can be sent from',
    access: 'session',
    roles: messengers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Sender),
  }),
  registerSender: endpoint({
    method: 'PUT',
    path: '/v2/sms/senders/',
    summary:
      'Enter a short code, messaging service or name that the carrier has, or replace what is known of a sender: countries, rate and registrations',
    access: 'session',
    roles: resellers,
    body: SenderDraft,
    response: Sender,
    errors: ['SENDER-NOT-VALID', 'MISSING-FIELD', 'ALREADY-EXISTS', 'NOT-CONFIGURED'],
  }),
  removeSender: endpoint({
    method: 'DELETE',
    path: '/v2/sms/senders/:account/:sender',
    summary:
      'Remove a sender, unless a campaign goes out from it; a number stays, with its usual rate and no registrations',
    access: 'session',
    roles: resellers,
    params: z.object({ account: AccountId, sender: SenderName }),
    response: z.object({}),
    errors: ['NOT-FOUND', 'SENDER-IN-USE'],
  }),
  getSmsApplication: endpoint({
    method: 'GET',
    path: '/v2/sms/application/:number',
    summary: 'Get what a number does with texts that come in; null if nothing is set',
    access: 'session',
    roles: configurers,
    params: z.object({ number: PhoneNumber }),
    response: z.object({ application: SmsApplication.nullable() }),
    errors: ['INVALID-DID'],
  }),
  createSmsApplication: endpoint({
    method: 'PUT',
    path: '/v2/sms/application',
    summary: 'Set what a number does with texts that come in',
    access: 'session',
    roles: configurers,
    body: z.object({ number: PhoneNumber, ...settings }),
    response: SmsApplication,
    errors: ['INVALID-DID', 'ALREADY-EXISTS'],
  }),
  changeSmsApplication: endpoint({
    method: 'POST',
    path: '/v2/sms/application/:uuid',
    summary: 'Replace what a number does with texts that come in',
    access: 'session',
    roles: configurers,
    params: z.object({ uuid: Uuid }),
    body: z.object({ ...settings, version: Version }),
    response: SmsApplication,
    errors: ['STALE-VERSION'],
  }),
};
