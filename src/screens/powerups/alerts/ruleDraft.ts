import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { SlackHook } from '#contract/messaging/smsSettings.contract.ts';
import { AlertKind, AlertPace } from '#values/alertWords.ts';
import { EmailAddress } from '#values/emailAddress.ts';

/** The fields of the form: hours and ids as text, recipients as typed. */
export interface RuleDraft {
  name: string;
  kinds: AlertKind[];
  dids: string[];
  subAccounts: boolean;
  users: string[];
  emails: string;
  phones: string;
  sender: string;
  /** Another channel of Slack, or whether the one that is set goes. */
  slackHook: string;
  dropSlack: boolean;
  pace: AlertPace;
  hour: string;
  isWithin: boolean;
  days: string[];
  from: string;
  to: string;
  enabled: boolean;
}

/** As E.164; empty for what is no number. */
function numberOf(written: string, country: string): string {
  const read = parsePhoneNumberFromString(written, country as CountryCode);
  return read?.isValid() ? read.number : '';
}

const partsOf = (text: string, between: RegExp) => [
  ...new Set(
    text
      .split(between)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Reads a draft. Phone numbers are written as in `country`; `hasSlack` when a channel is set already. */
export const draftOf = ({ country, hasSlack }: { country: string; hasSlack: boolean }) =>
  z
    .object({
      name: z.string().trim().min(1, { error: 'required' }).max(100),
      kinds: z.array(AlertKind).min(1, { error: 'required' }),
      dids: z.array(z.string()),
      subAccounts: z.boolean(),
      users: z.array(z.coerce.number()),
      emails: z
        .string()
        .transform((text) => partsOf(text, /[\s,;]+/).map((email) => email.toLowerCase()))
        .pipe(z.array(z.string()).max(20, { error: 'notValid' }))
        .refine((list) => list.every((email) => EmailAddress.safeParse(email).success), { error: 'email' }),
      phones: z
        .string()
        .transform((text) => partsOf(text, /[\n,;]+/).map((phone) => numberOf(phone, country)))
        .refine((list) => !list.includes(''), { error: 'phoneNotValid' })
        .refine((list) => list.length <= 10, { error: 'notValid' }),
      sender: z.string().transform((sender) => (sender === '' ? null : sender)),
      slackHook: z.union([z.literal('').transform(() => undefined), SlackHook]),
      dropSlack: z.boolean(),
      pace: AlertPace,
      hour: z.coerce.number(),
      isWithin: z.boolean(),
      days: z.array(z.coerce.number()),
      from: z.coerce.number(),
      to: z.coerce.number(),
      enabled: z.boolean(),
    })
    .superRefine(({ users, emails, phones, slackHook, dropSlack, sender, ...rest }, context) => {
      const refuse = (path: keyof RuleDraft, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const posts = slackHook !== undefined || (hasSlack && !dropSlack);
      if (users.length + emails.length + phones.length === 0 && !posts) refuse('users', 'required');
      if (phones.length > 0 && sender === null) refuse('sender', 'required');
      if (!rest.isWithin) return;
      if (rest.days.length === 0) refuse('days', 'required');
      if (rest.from >= rest.to) refuse('to', 'notValid');
    })
    .transform(({ isWithin, days, from, to, slackHook, dropSlack, ...rest }) => ({
      ...rest,
      hours: isWithin && rest.pace !== 'daily' ? { days, from, to } : null,
      slackHook: slackHook ?? (dropSlack ? null : undefined),
    }));

export const fieldsOf = (rule: AlertRule | null, me: number): RuleDraft => ({
  name: rule?.name ?? '',
  kinds: rule?.kinds ?? ['callMissed', 'voicemail', 'flowNotPublished', 'creditLow', 'integrationFailing'],
  dids: rule?.dids ?? [],
  subAccounts: rule?.subAccounts ?? false,
  users: (rule?.users ?? [me]).map(String),
  emails: rule?.emails.join('\n') ?? '',
  phones: rule?.phones.join('\n') ?? '',
  sender: rule?.sender ?? '',
  slackHook: '',
  dropSlack: false,
  pace: rule?.pace ?? 'atOnce',
  hour: String(rule?.hour ?? 8),
  isWithin: Boolean(rule?.hours),
  days: (rule?.hours?.days ?? [1, 2, 3, 4, 5]).map(String),
  from: String(rule?.hours?.from ?? 8),
  to: String(rule?.hours?.to ?? 18),
  enabled: rule?.enabled ?? true,
});
