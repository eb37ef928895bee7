import { expect, test } from 'vitest';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { renderMailText } from '../../kernel/mail/renderMailText.ts';
import { voicemailText, type VoicemailFacts } from './voicemailText.ts';

const facts: VoicemailFacts = {
  caller: '+61398765432',
  area: 'Ringwood',
  trackingNumber: '+61390000001',
  trackingName: 'Website',
  at: new Date('2026-03-04T01:05:00Z'),
  timezone: 'Australia/Sydney',
  message: { seconds: 12, isAttached: true },
  link: 'https://calls.example.test/calls/detail/7d0c',
};

function told(given: VoicemailFacts, locale: Locale) {
  const content = voicemailText(given, locale);
  return { subject: content.subject, text: renderMailText(content) };
}

test("describes a message in English, in the account's time zone", () => {
  expect(told(facts, 'en-GB')).toEqual({
    subject: 'Voicemail from +61 3 9876 5432 for Website',
    text: `From: +61 3 9876 5432, Ringwood
To: Website, +61 3 9000 0001
When: Wednesday, 4 March 2026 at 12:05 GMT+11
Message: 12 seconds

The message is attached.

Open call:
https://calls.example.test/calls/detail/7d0c
`,
  });
});

test('describes a call without a message in Italian', () => {
  const withheld = { ...facts, caller: null, area: null, timezone: 'Europe/Rome', message: null };
  expect(told(withheld, 'it-IT')).toEqual({
    subject: 'Chiamata persa da un numero nascosto per Website',
    text: `Da: un numero nascosto
A: Website, +61 3 9000 0001
Quando: mercoledì 4 marzo 2026 alle ore 02:05 CET

Chi ha chiamato non ha lasciato messaggi.

Apri chiamata:
https://calls.example.test/calls/detail/7d0c
`,
  });
});

test('links a message that is not attached, without its length while unknown', () => {
  const { subject, text } = told({ ...facts, message: { seconds: null, isAttached: false } }, 'en-US');
  expect(subject).toBe('Voicemail from +61 3 9876 5432 for Website');
  expect(text).not.toMatch(/attached|seconds|no message/);
});
