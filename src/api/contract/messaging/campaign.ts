import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { CountryCode } from '#values/numberWords.ts';
import { FieldName, MessageText, MissingField } from '#values/sms/messageText.ts';
import { CampaignStatus, ExclusionReason, MessageState, PauseReason } from '#values/sms/messageWords.ts';
import { Register, SenderName } from '#values/sms/sender.ts';
import { MessageMoney } from '../kernel/moneyAmount.ts';
import { mostPastedNumbers } from './lists.contract.ts';

/** A time of day in whole minutes: `09:00`. */
const ClockHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The hours in which contacts get messages, by the clock of their own zone. A message whose hours are over waits for the next day. */
export const SendingHours = z
  .object({ from: ClockHour, to: ClockHour })
  .refine(({ from, to }) => from < to, { error: 'hours end after they begin' });

/** The first messages of a campaign. When they are settled and a limit is passed, in per cent of them, the campaign pauses. */
export const Canary = z.object({
  messages: z.number().int().min(1).max(10_000),
  mostFailures: z.number().min(0).max(100),
  mostOptOuts: z.number().min(0).max(100),
});

/** What a person decides about a campaign. */
export const CampaignDraft = z.object({
  account: AccountId,
  name: lineText(100).min(1),
  /** Null until one is chosen; a quote needs one. */
  sender: SenderName.nullable(),
  content: z.union([MessageText, z.literal('')]),
  lists: z.array(Uuid).max(20).default([]),
  /** Pasted numbers as typed, in the format of `country` or international. */
  numbers: z.array(z.string().trim().min(1).max(40)).max(mostPastedNumbers).default([]),
  /** The account’s country if missing. */
  country: CountryCode.optional(),
  /** By field of the content. A field without a rule is left empty. */
  missing: z.record(FieldName, MissingField).default({}),
  /** Appended once, on a line of its own, unless the content has it; empty appends nothing. */
  optOutText: z.union([MessageText.max(160), z.literal('')]).default(''),
  /** Null sends at once. */
  at: z.iso.datetime().nullable().default(null),
  /** Null sends at any hour. Where the law has hours, messages also wait for these. */
  hours: SendingHours.nullable().default({ from: '09:00', to: '20:00' }),
  /** Why messages may go out outside legal hours: they are no advertising, for example. It is kept. Null keeps to the law. */
  hoursReason: lineText(300).min(1).nullable().default(null),
  canary: Canary.nullable().default(null),
  /** Whether recipients in countries without a rate are left out; else a quote is refused. */
  skipUnrated: z.boolean().default(false),
});
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** A bulk SMS campaign. Counts are messages, each to one recipient. */
export const Campaign = z
  .object({
    ...CampaignDraft.shape,
    country: CountryCode.nullable(),
    uuid: Uuid,
    accountName: z.string(),
    status: CampaignStatus,
    pauseReason: PauseReason.nullable(),
    /** When sending is tried again while the carrier can’t be reached; null otherwise. */
    retriesAt: z.iso.datetime().nullable(),
    /** A short name for people who talk about it: `CAMP-7F3K`. */
    identificationCode: z.string(),
    /** Names the wording of the opt-out text: equal for equal texts, whichever campaign has them; null without one. */
    optOutId: z.string().nullable(),
    /** Always null: carriers take messages one by one and know no campaign. Each message has its own. */
    remoteId: z.null(),
    /** When it goes, or went, out. */
    scheduled: z.iso.datetime().nullable(),
    /** Segments of the longest message; null before a quote. */
    concatenation: z.number().int().nullable(),
    /** Contacts of the lists and pasted numbers, before any is left out. */
    inList: z.number().int(),
    /** Recipients that the quote promised; null before one. */
    targets: z.number().int().nullable(),
    /** Handed to the carrier or settled otherwise. */
    processed: z.number().int(),
    sent: z.number().int(),
    delivered: z.number().int(),
    bounced: z.number().int(),
    /** Promised but not sent, because they opted out in between or the campaign was stopped. */
    blocked: z.number().int(),
    /** Without an answer from the carrier: may have arrived. */
    unknown: z.number().int(),
    replied: z.number().int(),
    optOuts: z.number().int(),
    /** What it has cost so far, refunds taken off. */
    charges: MessageMoney.nullable(),
    /** The valid quote; null without one. */
    quote: Uuid.nullable(),
    userName: z.string(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof Campaign>;

export const CampaignRecipient = z
  .object({
    msisdn: z.string(),
    /** The message; null if none was made. */
    message: Uuid.nullable(),
    /** Null for one that gets nothing. */
    status: z.union([MessageState, z.literal('waiting')]).nullable(),
    excluded: ExclusionReason.nullable(),
    error: z.string().nullable(),
    replied: z.boolean(),
    optedOut: z.boolean(),
    charge: MessageMoney.nullable(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CampaignRecipient' });
export type CampaignRecipient = z.infer<typeof CampaignRecipient>;

/** What one person will get, or why nothing. */
export const PreviewedMessage = z
  .object({
    /** As in the list, or as pasted if it is no phone number. */
    msisdn: z.string(),
    country: CountryCode.nullable(),
    excluded: ExclusionReason.nullable(),
    /** Empty for one who gets nothing. */
    text: z.string(),
    segments: z.number().int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    /** When it goes, and the zone of the contact that decides the hours. Null for one who gets nothing. */
    at: z.iso.datetime().nullable(),
    timezone: z.string().nullable(),
  })
  .meta({ id: 'PreviewedMessage' });
export type PreviewedMessage = z.infer<typeof PreviewedMessage>;

const unconfirmed = z.array(z.object({ country: CountryCode, register: Register }));

export const CampaignPreview = z
  .object({
    /** From 1, of 50 recipients each. */
    page: z.number().int(),
    /** Recipients before any is left out. */
    total: z.number().int(),
    messages: z.array(PreviewedMessage),
    /** Countries of the page where the sender has to be registered, and nobody has said that it is. */
    unconfirmed,
  })
  .meta({ id: 'CampaignPreview' });
export type CampaignPreview = z.infer<typeof CampaignPreview>;

/** The price of a campaign, which the server keeps until `validUntil`, unless what it rests on changes. */
export const Quote = z
  .object({
    id: Uuid,
    campaign: Uuid,
    createdAt: z.iso.datetime(),
    validUntil: z.iso.datetime(),
    total: z.number().int().describe('Recipients before any is left out'),
    messages: z.number().int(),
    segments: z.number().int(),
    /** Segments of the longest message. */
    concatenation: z.number().int(),
    encodings: z.object({ 'GSM-7': z.number().int(), 'UCS-2': z.number().int() }),
    excluded: z.array(z.object({ reason: ExclusionReason, count: z.number().int() })),
    countries: z.array(
      z.object({
        country: CountryCode,
        messages: z.number().int(),
        segments: z.number().int(),
        /** Of one segment. */
        price: MessageMoney,
        cost: MessageMoney,
      }),
    ),
    /** Countries where the sender has to be registered, and nobody has said that it is. */
    unconfirmed: unconfirmed.default([]),
    cost: MessageMoney,
    /** Less what messages that are still queued will cost. */
    credit: z.object({ before: MessageMoney, after: MessageMoney }),
    /** Whether the credit is enough; sending is refused otherwise. */
    affordable: z.boolean(),
    /** When the first and the last message go, at the earliest: bound by hours and the sender’s rate. */
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;
