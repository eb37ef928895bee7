import { mailKind } from '../mail/mailKind.ts';
import { mailPayloads } from '../mail/mailPayloads.ts';
import { securityChangedText } from './securityChangedText.ts';

/** Tells a user that their login's second factor or address was changed, at the address that it had before. */
export const securityChanged = mailKind({
  payload: mailPayloads.securityChanged,
  compose({ brand, queuedAt }, { locale, ...changed }) {
    const facts = { ...changed, title: brand.title, url: `${brand.base}/forgot-password`, at: queuedAt };
    return Promise.resolve(securityChangedText(facts, locale));
  },
  sample: (locale, { title, base }) =>
    securityChangedText(
      {
        change: 'twoFactorOff',
        name: 'Ada',
        title,
        url: `${base}/forgot-password`,
        at: new Date('2026-03-04T01:05:00Z'),
        timezone: 'Australia/Sydney',
        address: '203.0.113.7',
      },
      locale,
    ),
});
