import type { CallStatus } from '#values/callStatus.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { findAlertedCall } from './alerts.repository.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';
import { spacedNumber } from '../../telephony/voicemails/voicemailText.ts';

/** A call that is over. `at` is its start, `duration` whole seconds. */
interface AlertedCall {
  caller: string | null;
  area: string | null;
  trackingNumber: string;
  trackingName: string;
  status: CallStatus;
  target: string | null;
  duration: number;
  at: Date;
  timezone: string;
  /** Whether there is a message. */
  audio: boolean;
  /** Of an account below the one that sends. */
  below: string | null;
}

const english = {
  withheld: 'a withheld number',
  answered: (caller: string, number: string) => `Call from ${caller} for ${number}`,
  missed: (caller: string, number: string) => `Missed call from ${caller} for ${number}`,
  voicemail: (caller: string, number: string) => `Voicemail from ${caller} for ${number}`,
  labels: { account: 'Account', from: 'From', to: 'To', when: 'When', target: 'Answered by', duration: 'Duration' },
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  nobody: 'Nobody answered. The caller may be waiting to be called back.',
  message: 'Nobody answered, and the caller left a message. Open the call to hear it.',
  open: 'Open call',
};

const italian: typeof english = {
  withheld: 'un numero nascosto',
  answered: (caller, number) => `Chiamata da ${caller} per ${number}`,
  missed: (caller, number) => `Chiamata persa da ${caller} per ${number}`,
  voicemail: (caller, number) => `Messaggio vocale da ${caller} per ${number}`,
  labels: { account: 'Account', from: 'Da', to: 'A', when: 'Quando', target: 'Ha risposto', duration: 'Durata' },
  seconds: (count) => (count === 1 ? '1 secondo' : `${count} secondi`),
  nobody: 'Nessuno ha risposto. Chi ha chiamato forse aspetta di essere richiamato.',
  message: 'Nessuno ha risposto e chi ha chiamato ha lasciato un messaggio. Apri la chiamata per ascoltarlo.',
  open: 'Apri chiamata',
};

const allWords: Record<Locale, typeof english> = { 'en-US': english, 'en-GB': english, 'it-IT': italian };

/** Subject and text in the account’s language, with the time in its zone. */
function textOf(call: AlertedCall, link: string, locale: Locale): MailContent {
  const words = allWords[locale];
  const { labels } = words;
  const { status, trackingName, trackingNumber, target, area, below } = call;
  const caller = call.caller === null ? words.withheld : spacedNumber(call.caller);
  const isAnswered = status === 'answered';
  const hasMessage = status === 'missed' && call.audio;
  const line = (isAnswered ? words.answered : hasMessage ? words.voicemail : words.missed)(caller, trackingName);
  return {
    locale,
    subject: below === null ? line : `${below}: ${line}`,
    facts: [
      ...(below === null ? [] : [[labels.account, below] as [string, string]]),
      [labels.from, area === null ? caller : `${caller}, ${area}`],
      [labels.to, `${trackingName}, ${spacedNumber(trackingNumber)}`],
      [labels.when, momentText(call.at, call.timezone, locale)],
      ...(isAnswered && target !== null ? [[labels.target, target] as [string, string]] : []),
      [labels.duration, words.seconds(call.duration)],
    ],
    paragraphs: isAnswered ? [] : [hasMessage ? words.message : words.nobody],
    action: { label: words.open, url: link },
    values: { caller, number: spacedNumber(trackingNumber), numberName: trackingName },
  };
}

/** Alerts somebody to a call that is over. */
export const callAlert = mailKind({
  payload: mailPayloads.callAlert,
  async compose({ db, accountId, brand }, { call: callUuid, account = accountId }) {
    const call = await findAlertedCall(db, accountId, { accountId: account, callUuid });
    if (!call) return undefined;
    const locale = await findLanguage(db, accountId);
    return textOf(call, `${brand.base}${paths.call(callUuid)}`, locale);
  },
  sample: (locale, { base }) =>
    textOf(
      {
        caller: '+61291234567',
        area: 'Sydney',
        trackingNumber: '+61390000001',
        trackingName: 'Website',
        status: 'missed',
        target: null,
        duration: 24,
        at: new Date('2026-03-04T01:05:00Z'),
        timezone: 'Australia/Sydney',
        audio: false,
        below: null,
      },
      `${base}${paths.call('00000000-0000-4000-8000-000000000000')}`,
      locale,
    ),
});
