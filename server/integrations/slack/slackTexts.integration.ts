import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { SlackHook } from '#contract/messaging/smsSettings.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { findReceivedText, type ReceivedText } from '../../messaging/messages/findReceivedText.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { escaped, plain } from '../../kernel/outside/slackText.ts';

/** Posts texts that come in to the channel of Slack that their number names. Slack answers 4xx when the hook or its channel is gone. */
export const slackTexts = defineIntegration({
  type: 'slackTexts',
  settings: z.object({}),
  secret: { name: 'slack hook', schema: SlackHook },
  on: ['text.received'],
  filters: ['dids'],
  read: (db, { accountId, subject }) => findReceivedText(db, accountId, subject),
  render: (text, { secret, locale, base }) => ({
    url: secret,
    body: slackMessage(text, locale, `${base}${paths.inbox()}`),
  }),
  sample: (locale) => ({ kind: 'text.received', facts: { ...sampleText, content: words[locale].sample } }),
});

interface Words {
  title: (from: string, to: string) => string;
  media: string;
  reply: string;
  sample: string;
}

const english: Words = {
  title: (from, to) => `Text from ${from} to ${to}`,
  media: 'Attachments',
  reply: 'Reply',
  sample: 'Are you open on Saturday?',
};

const italian: Words = {
  title: (from, to) => `SMS da ${from} a ${to}`,
  media: 'Allegati',
  reply: 'Rispondi',
  sample: 'Siete aperti sabato?',
};

const words: Record<Locale, Words> = { 'en-GB': english, 'en-US': english, 'it-IT': italian };

/** From a number reserved for fiction. */
const sampleText: Omit<ReceivedText, 'content'> = {
  msisdn: '+61491570006',
  did: '+61255500123',
  trackingName: 'Website',
  media: 0,
  at: new Date('2026-03-04T01:05:00Z'),
  timezone: 'Australia/Sydney',
};

/** A text as a message of Slack. What people write is plain there, so that it can’t call the whole channel. */
function slackMessage({ msisdn, trackingName, content, media }: ReceivedText, locale: Locale, inbox: string) {
  const { title, media: attachments, reply } = words[locale];
  const heading = title(parsePhoneNumberFromString(msisdn)?.formatInternational() ?? msisdn, trackingName);
  const facts = [...(media > 0 ? [`${attachments}: ${media}`] : []), `<${inbox}|${reply}>`];
  return {
    // What notifications show.
    text: escaped(content === '' ? heading : `${heading}: ${content}`),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${escaped(heading)}*` } },
      ...(content === '' ? [] : [{ type: 'section', text: plain(content) }]),
      { type: 'context', elements: [{ type: 'mrkdwn', text: facts.join(' · ') }] },
    ],
  };
}
