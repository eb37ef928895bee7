import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { findReceivedText } from './findReceivedText.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { type MailContent, mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { momentText } from '../../kernel/mail/momentText.ts';

interface ReceivedText {
  msisdn: string;
  trackingName: string;
  content: string;
  /** How many files came with it. */
  media: number;
  at: Date;
  timezone: string;
}

const english = {
  subject: (from: string) => `Text from ${from}`,
  from: 'From',
  to: 'To',
  when: 'When',
  media: 'Attachments',
  open: 'Reply',
  sample: 'Are you open on Saturday?',
};

const italian: typeof english = {
  subject: (from) => `SMS da ${from}`,
  from: 'Da',
  to: 'A',
  when: 'Quando',
  media: 'Allegati',
  open: 'Rispondi',
  sample: 'Siete aperti sabato?',
};

const words: Record<Locale, typeof english> = { 'en-US': english, 'en-GB': english, 'it-IT': italian };

function textOf(
  { msisdn, trackingName, content, media, at, timezone }: ReceivedText,
  locale: Locale,
  base: string,
): MailContent {
  const { subject, from, to, when, media: attachments, open } = words[locale];
  const sender = parsePhoneNumberFromString(msisdn)?.formatInternational() ?? msisdn;
  return {
    locale,
    subject: subject(sender),
    facts: [
      [from, sender],
      [to, trackingName],
      [when, momentText(at, timezone, locale)],
      ...(media > 0 ? [[attachments, String(media)] as [string, string]] : []),
    ],
    paragraphs: content === '' ? [] : [content],
    action: { label: open, url: `${base}${paths.inbox()}` },
    values: { sender, numberName: trackingName },
  };
}

/** Forwards a text that came in to whom its number’s application names. */
export const textReceived = mailKind({
  payload: mailPayloads.textReceived,
  async compose({ db, accountId, brand }, { message }) {
    const found = await findReceivedText(db, accountId, message);
    return found && textOf(found, await findLanguage(db, accountId), brand.base);
  },
  sample: (locale, { base }) =>
    textOf(
      {
        msisdn: '+61412345678',
        trackingName: 'Text line',
        content: words[locale].sample,
        media: 0,
        at: new Date('2026-03-04T01:05:00Z'),
        timezone: 'Australia/Sydney',
      },
      locale,
      base,
    ),
});
