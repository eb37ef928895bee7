import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { MailContent } from '../../kernel/mail/mailKind.ts';
import { momentText } from '../../kernel/mail/momentText.ts';

/** The facts of a voicemail notification. `at` is the call's start; `link` opens the call. */
export interface VoicemailFacts {
  /** E.164, or null when withheld. */
  caller: string | null;
  area: string | null;
  trackingNumber: string;
  trackingName: string;
  at: Date;
  timezone: string;
  /** Null without a message; `seconds` is null until the carrier reports the length. */
  message: { seconds: number | null; isAttached: boolean } | null;
  link: string;
}

interface Words {
  withheld: string;
  message: (caller: string, number: string) => string;
  missed: (caller: string, number: string) => string;
  labels: { from: string; to: string; when: string; length: string };
  seconds: (count: number) => string;
  attached: string;
  none: string;
  open: string;
}

const english: Words = {
  withheld: 'a withheld number',
  message: (caller, number) => `Voicemail from ${caller} for ${number}`,
  missed: (caller, number) => `Missed call from ${caller} for ${number}`,
  labels: { from: 'From', to: 'To', when: 'When', length: 'Message' },
  seconds: (count) => (count === 1 ? '1 second' : `${count} seconds`),
  attached: 'The message is attached.',
  none: 'The caller didn’t leave a message.',
  open: 'Open call',
};

const italian: Words = {
  withheld: 'un numero nascosto',
  message: (caller, number) => `Messaggio vocale da ${caller} per ${number}`,
  missed: (caller, number) => `Chiamata persa da ${caller} per ${number}`,
  labels: { from: 'Da', to: 'A', when: 'Quando', length: 'Messaggio' },
  seconds: (count) => (count === 1 ? '1 secondo' : `${count} secondi`),
  attached: 'Il messaggio è in allegato.',
  none: 'Chi ha chiamato non ha lasciato messaggi.',
  open: 'Apri chiamata',
};

const allWords: Record<Locale, Words> = { 'en-US': english, 'en-GB': english, 'it-IT': italian };

/** Subject and text in the recipient's language, with the time in the account's zone. */
export function voicemailText(facts: VoicemailFacts, locale: Locale): MailContent {
  const words = allWords[locale];
  const { labels } = words;
  const { message, trackingName } = facts;
  const caller = facts.caller === null ? words.withheld : spacedNumber(facts.caller);
  const seconds = message?.seconds ?? null;
  return {
    locale,
    subject: (message ? words.message : words.missed)(caller, trackingName),
    facts: [
      [labels.from, facts.area === null ? caller : `${caller}, ${facts.area}`],
      [labels.to, `${trackingName}, ${spacedNumber(facts.trackingNumber)}`],
      [labels.when, momentText(facts.at, facts.timezone, locale)],
      ...(seconds === null ? [] : [[labels.length, words.seconds(seconds)] as [string, string]]),
    ],
    paragraphs: [...(message === null ? [words.none] : []), ...(message?.isAttached ? [words.attached] : [])],
    action: { label: words.open, url: facts.link },
    values: { caller, number: spacedNumber(facts.trackingNumber), numberName: trackingName },
  };
}

export function spacedNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
