import { XMLBuilder } from 'fast-xml-parser';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LeadFields } from '#contract/integrations/autoplay.contract.ts';
import type { IntegrationFilters } from '#contract/integrations/integrations.contract.ts';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { CallStatus } from '#values/callStatus.ts';
import type { KeptBack } from '#values/integrationWords.ts';
import { type Filtered, keptBackBy } from '../deliveries/keptBackBy.rules.ts';

/** Nobody can call back who showed no number, and a lead needs a way to reach the customer. */
export function keptBackByAutoplay(
  _settings: LeadFields,
  filters: IntegrationFilters,
  event: Filtered,
): KeptBack | null {
  return keptBackBy(filters, event) ?? (event.isWithheld === true ? 'withheld' : null);
}

/** Whether leads go out by mail; a web address may begin with HTTPS in capitals. */
export const isMailed = (address: string): boolean => !/^https:/i.test(address);

/** The media type of the Auto-lead Data Format. */
export const adfType = 'application/x-adf+xml; charset=utf-8';

interface Words {
  title: (from: string) => string;
  ended: Record<CallStatus | 'unknown', (number: string) => string>;
  minutes: (minutes: number, seconds: number) => string;
  tags: string;
  notes: string;
}

const english: Words = {
  title: (from) => `Call from ${from}`,
  ended: {
    answered: (number) => `Answered call to ${number}`,
    missed: (number) => `Missed call to ${number}`,
    abandoned: (number) => `Hung up before ${number} answered`,
    voicemail: (number) => `Voicemail for ${number}`,
    unknown: (number) => `Call to ${number}`,
  },
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  tags: 'Tags',
  notes: 'Notes',
};

const words: Record<Locale, Words> = {
  'en-GB': english,
  'en-US': english,
  'it-IT': {
    title: (from) => `Chiamata da ${from}`,
    ended: {
      answered: (number) => `Chiamata risposta per ${number}`,
      missed: (number) => `Chiamata persa per ${number}`,
      abandoned: (number) => `Ha riagganciato prima della risposta di ${number}`,
      voicemail: (number) => `Messaggio vocale per ${number}`,
      unknown: (number) => `Chiamata per ${number}`,
    },
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    tags: 'Tag',
    notes: 'Note',
  },
};

interface Lead {
  call: ReportedCall;
  settings: LeadFields;
  locale: Locale;
  /** To the call. */
  link: string;
}

const shown = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** What a lead is called. */
export const titleOf = ({ call: { caller }, settings: { LeadTitle }, locale }: Lead): string =>
  LeadTitle || words[locale].title(caller === null ? '' : shown(caller));

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressBooleanAttributes: false,
});

/** What XML 1.0 can’t hold, however it is written. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A call as a lead in the Auto-lead Data Format 1.0, whose DTD says which elements there are, and in which order. The vehicle is
 * unknown, and stays empty.
 */
export function adfLead(lead: Lead): string {
  const { call, settings, link } = lead;
  const { caller, trackingNumber, trackingName, trackingSource, accountName, visit } = call;
  const { DealershipId, yardRef, LeadSource, LeadCampaignName, CustomerCompany } = settings;
  const phone = caller ?? '';
  const campaign = LeadCampaignName || (visit?.campaign ?? '');
  const content = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': new URL(link).hostname, '#text': call.uuid },
        requestdate: call.dateStartLocal,
        vehicle: { '@interest': 'buy', year: '', make: '', model: '' },
        customer: {
          contact: {
            name: [
              { '@part': 'full', '@type': 'individual', '#text': shown(phone) },
              ...(CustomerCompany ? [{ '@part': 'full', '@type': 'business', '#text': CustomerCompany }] : []),
            ],
            phone: { '@type': 'voice', '@time': 'nopreference', '#text': phone },
          },
          comments: commentsOf(lead),
        },
        vendor: {
          id: [
            { '@sequence': '1', '@source': 'DealershipId', '#text': DealershipId },
            ...(yardRef ? [{ '@sequence': '2', '@source': 'yardRef', '#text': yardRef }] : []),
          ],
          vendorname: accountName,
          contact: {
            name: { '@part': 'full', '@type': 'business', '#text': trackingName },
            phone: { '@type': 'voice', '@time': 'nopreference', '#text': trackingNumber },
          },
        },
        provider: {
          name: { '@part': 'full', '@type': 'business', '#text': LeadSource || trackingSource },
          ...(campaign && { service: campaign }),
          url: link,
        },
      },
    },
  };
  return builder.build(content).replaceAll(unwritable, '').trim();
}

function commentsOf(lead: Lead): string {
  const { call, settings, locale, link } = lead;
  const { ended, minutes, tags, notes } = words[locale];
  const { status, trackingName, talkTime } = call;
  const lines = [
    titleOf(lead),
    settings.LeadNotes,
    [
      ended[status ?? 'unknown'](trackingName),
      ...(talkTime > 0 ? [minutes(Math.floor(talkTime / 60), talkTime % 60)] : []),
      ...(call.area === null ? [] : [call.area]),
    ].join(', '),
    ...(call.tags.length > 0 ? [`${tags}: ${call.tags.join(', ')}`] : []),
    ...(call.notes ? [`${notes}: ${call.notes}`] : []),
    link,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
