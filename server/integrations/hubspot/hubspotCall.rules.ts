import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import type { IntegrationFilters } from '#contract/integrations/integrations.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { CallStatus } from '#values/callStatus.ts';
import type { KeptBack } from '#values/integrationWords.ts';
import { type Filtered, keptBackBy } from '../deliveries/keptBackBy.rules.ts';
import { judgeReply, type Reply, type Verdict } from '../deliveries/judgeReply.rules.ts';
import type { HubSpotSettings } from './hubspotSettings.ts';

/** Calls from withheld numbers may be left out. */
export function keptBackByHubSpot(
  { skipAnonymous }: HubSpotSettings,
  filters: IntegrationFilters,
  event: Filtered,
): KeptBack | null {
  return keptBackBy(filters, event) ?? (skipAnonymous && event.isWithheld === true ? 'withheld' : null);
}

/** A hub counts its requests a second, and answers 401 to a token that just ended: both pass. */
export const judgeHubSpot = (reply: Reply, now: Date): Verdict =>
  reply.status === 401 ? { is: 'again', afterSeconds: null } : judgeReply(reply, now);

/** HubSpot’s own words for how a call ended: developers.hubspot.com/docs/api-reference/latest/crm/activities/calls, November 2026. */
const statuses: Record<CallStatus | 'unknown', string> = {
  answered: 'COMPLETED',
  missed: 'NO_ANSWER',
  abandoned: 'CANCELED',
  voicemail: 'NO_ANSWER',
  unknown: 'COMPLETED',
};

interface Words {
  title: (from: string, number: string) => string;
  withheld: string;
  source: string;
  area: string;
  tags: string;
  score: string;
  notes: string;
  open: string;
}

const english: Words = {
  title: (from, number) => `Call from ${from} to ${number}`,
  withheld: 'a withheld number',
  source: 'Source',
  area: 'Area',
  tags: 'Tags',
  score: 'Score',
  notes: 'Notes',
  open: 'Open call',
};

const words: Record<Locale, Words> = {
  'en-GB': english,
  'en-US': english,
  'it-IT': {
    title: (from, number) => `Chiamata da ${from} a ${number}`,
    withheld: 'un numero nascosto',
    source: 'Sorgente',
    area: 'Zona',
    tags: 'Tag',
    score: 'Punteggio',
    notes: 'Note',
    open: 'Apri la chiamata',
  },
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The body of a call is HTML there. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** What HubSpot takes of a text. */
const longest = 65_000;

/** The properties of a call as an activity of HubSpot. */
export function hubspotCall(call: ReportedCall, { locale, link }: { locale: Locale; link: string }) {
  const { title, withheld, source, area, tags, score, notes, open } = words[locale];
  const { caller, trackingNumber, trackingName, status, duration, timestamp, visit } = call;
  const from = caller === null ? withheld : (parsePhoneNumberFromString(caller)?.formatInternational() ?? caller);
  const web = [visit?.source, visit?.medium, visit?.campaign].filter((part) => part !== null && part !== undefined);
  const facts: [string, string | null][] = [
    [source, [call.trackingSource, ...web].join(' / ')],
    [area, call.area],
    [tags, call.tags.join(', ')],
    [score, call.score > 0 ? String(call.score) : null],
    [notes, call.notes],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`<b>${name}</b>: ${escaped(value)}`] : []));
  const body = [...lines, `<a href="${escaped(link)}">${open}</a>`].join('<br>');
  return {
    hs_timestamp: timestamp * 1000,
    hs_call_direction: 'INBOUND',
    hs_call_title: title(from, trackingName).slice(0, longest),
    hs_call_body: body.slice(0, longest),
    hs_call_duration: duration * 1000,
    hs_call_status: statuses[status ?? 'unknown'],
    ...(caller !== null && { hs_call_from_number: caller }),
    hs_call_to_number: trackingNumber,
  };
}

const equals = (propertyName: string, value: string) => ({ filters: [{ propertyName, operator: 'EQ', value }] });

/** Finds a contact by a number, as people write it or as HubSpot reads it. */
export function contactSearch(caller: string) {
  const national = parsePhoneNumberFromString(caller)?.nationalNumber ?? caller;
  return {
    filterGroups: [
      equals('phone', caller),
      equals('mobilephone', caller),
      equals('hs_searchable_calculated_phone_number', national),
      equals('hs_searchable_calculated_mobile_number', national),
    ],
    properties: ['firstname', 'lastname'],
    sorts: [{ propertyName: 'createdate', direction: 'ASCENDING' }],
    limit: 1,
  };
}

/** The most letters of a name that the log shows. */
const longestName = 200;

/** A contact’s full name; null without any. */
export function contactName({ firstname, lastname }: Readonly<Record<string, string | null>>): string | null {
  const name = [firstname, lastname].flatMap((part) => part?.trim() || []).join(' ');
  return name === '' ? null : name.slice(0, longestName);
}

/** Finds a call that an attempt made whose reply was lost. */
export const callSearch = ({ timestamp, trackingNumber }: Pick<ReportedCall, 'timestamp' | 'trackingNumber'>) => ({
  filterGroups: [
    {
      filters: [
        { propertyName: 'hs_timestamp', operator: 'EQ', value: String(timestamp * 1000) },
        { propertyName: 'hs_call_to_number', operator: 'EQ', value: trackingNumber },
      ],
    },
  ],
  properties: ['hs_call_from_number'],
  limit: 10,
});
