import { mailKind } from '../mail/mailKind.ts';
import { mailPayloads } from '../mail/mailPayloads.ts';
import { passwordChangedText } from './passwordChangedText.ts';

/** Notifies a user that their password was changed, so that a theft does not go unnoticed. */
export const passwordChanged = mailKind({
  payload: mailPayloads.passwordChanged,
  compose({ brand, queuedAt }, { name, locale, timezone, address }) {
    const url = `${brand.base}/forgot-password`;
    const facts = { name, title: brand.title, url, at: queuedAt, timezone, address };
    return Promise.resolve(passwordChangedText(facts, locale));
  },
  sample: (locale, { title, base }) =>
    passwordChangedText(
      {
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
