import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeadFields } from '#contract/integrations/autoplay.contract.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { CallStatus } from '#values/callStatus.ts';
import { leadIn, problemsOfAdf } from '../../../tests/api/integrations/adf.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { adfLead, titleOf } from './adfLead.rules.ts';

const link = 'https://calls.example.test/calls/detail/a';
const settings = LeadFields.parse({ DealershipId: 'D-1' });
/** Whatever people type, and what XML can’t hold. */
const anyText = fc.string({ unit: 'binary', maxLength: 30 });

test('whatever people entered, and however a call ended, it is a lead of the format', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Locale.options),
      fc.option(fc.constantFrom(...CallStatus.options)),
      fc.record({
        yardRef: anyText,
        LeadTitle: anyText,
        LeadSource: anyText,
        LeadCampaignName: anyText,
        LeadNotes: anyText,
        CustomerCompany: anyText,
      }),
      fc.record({
        trackingName: anyText,
        accountName: anyText,
        notes: anyText,
        tags: fc.array(anyText),
        area: fc.option(anyText),
      }),
      (locale, status, entered, said) => {
        const call = { ...sampleCall(locale), ...said, status };
        const text = adfLead({ call, settings: { ...settings, ...entered }, locale, link });
        expect([problemsOfAdf(text), /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(text)]).toEqual([
          [],
          null,
        ]);
      },
    ),
  );
});

test.each([
  [
    'en-GB',
    'Call from +61 491 570 006',
    'Answered call to Website, 2 min 12 s, Sydney\nTags: Quote\nNotes: Asked for a quote',
  ],
  [
    'it-IT',
    'Chiamata da +61 491 570 006',
    'Chiamata risposta per Website, 2 min 12 s, Sydney\nTag: Preventivo\nNote: Ha chiesto un preventivo',
  ],
] as const)('in %s it says what came of the call, and where to open it', (locale, title, said) => {
  const lead = { call: sampleCall(locale), settings, locale, link };
  expect(titleOf(lead)).toBe(title);
  expect(leadIn(adfLead(lead))).toMatchObject({
    customer: { comments: `${title}\n${said}\n${link}` },
    vendor: { id: { '#text': 'D-1' }, vendorname: 'Sample' },
    provider: { name: { '#text': 'Google' }, service: 'Autumn', url: link },
  });
});

test('a title that somebody entered names the lead', () => {
  const call = sampleCall('en-GB');
  expect(titleOf({ call, settings: { ...settings, LeadTitle: 'Phone lead' }, locale: 'en-GB', link })).toBe(
    'Phone lead',
  );
});
