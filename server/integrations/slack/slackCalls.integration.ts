import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { SlackHook } from '#contract/messaging/smsSettings.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { CallStatus } from '#values/callStatus.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { type About, defineIntegration } from '../deliveries/defineIntegration.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { escaped } from '../../kernel/outside/slackText.ts';

type ReportedCall = NonNullable<Awaited<ReturnType<typeof readReportedCall>>>;

/** Posts calls to a channel of Slack, as they start or as they end. Slack answers 4xx when the hook or its channel is gone. */
export const slackCalls = defineIntegration({
  type: 'slackCalls',
  settings: z.object({ start: z.boolean() }),
  secret: { name: 'slack calls hook', schema: SlackHook },
  on: ['call.started', 'call.ended'],
  filters: ['kinds', 'dids'],
  read: (db, { accountId, subject }) => readReportedCall(db, accountId, subject),
  render: (call, { secret, locale, base }, about) => ({
    url: secret,
    body: slackMessage(call, about, { locale, link: `${base}${paths.call(call.uuid)}` }),
  }),
  sample: (locale) => ({ kind: 'call.ended', facts: sampleCall(locale) }),
});

interface Words {
  started: (from: string, to: string) => string;
  ended: Record<CallStatus | 'unknown', (from: string, to: string) => string>;
  withheld: string;
  minutes: (minutes: number, seconds: number) => string;
  first: string;
  open: string;
}

const english: Words = {
  started: (from, to) => `Call from ${from} to ${to}`,
  ended: {
    answered: (from, to) => `Answered call from ${from} to ${to}`,
    missed: (from, to) => `Missed call from ${from} to ${to}`,
    abandoned: (from, to) => `${from} hung up before ${to} answered`,
    voicemail: (from, to) => `Voicemail from ${from} to ${to}`,
    unknown: (from, to) => `Call from ${from} to ${to} ended`,
  },
  withheld: 'a withheld number',
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  first: 'First call',
  open: 'Open call',
};

const italian: Words = {
  started: (from, to) => `Chiamata da ${from} a ${to}`,
  ended: {
    answered: (from, to) => `Chiamata risposta da ${from} a ${to}`,
    missed: (from, to) => `Chiamata persa da ${from} a ${to}`,
    abandoned: (from, to) => `${from} ha riagganciato prima della risposta di ${to}`,
    voicemail: (from, to) => `Messaggio vocale da ${from} a ${to}`,
    unknown: (from, to) => `La chiamata da ${from} a ${to} è terminata`,
  },
  withheld: 'un numero nascosto',
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  first: 'Prima chiamata',
  open: 'Apri la chiamata',
};

const words: Record<Locale, Words> = { 'en-GB': english, 'en-US': english, 'it-IT': italian };

function slackMessage(call: ReportedCall, { kind }: About, { locale, link }: { locale: Locale; link: string }) {
  const { started, ended, withheld, minutes, first, open } = words[locale];
  const { caller, trackingName, status, area, trackingSource, talkTime, tags, firstTimeCaller, visit } = call;
  const from = caller === null ? withheld : (parsePhoneNumberFromString(caller)?.formatInternational() ?? caller);
  const isOver = kind === 'call.ended';
  const heading = (isOver ? ended[status ?? 'unknown'] : started)(from, trackingName);
  const web = [visit?.source, visit?.medium, visit?.campaign].filter((part) => part !== null && part !== undefined);
  const facts = [
    ...(area === null ? [] : [area]),
    trackingSource,
    ...(web.length > 0 ? [web.join(' / ')] : []),
    ...(isOver && talkTime > 0 ? [minutes(Math.floor(talkTime / 60), talkTime % 60)] : []),
    ...(firstTimeCaller ? [first] : []),
    ...tags,
  ].filter((fact) => fact !== '');
  return {
    // What notifications show.
    text: escaped(heading),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${escaped(heading)}*` } },
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: [...facts.map(escaped), `<${link}|${open}>`].join(' · ').slice(0, 3000) }],
      },
    ],
  };
}
