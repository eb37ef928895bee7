import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { sampleOf, securityMail } from './securityChangedText.ts';

/** Tells a user that their login's second factor, address or permissions changed, at the address that it had before. */
export const securityChanged = mailKind({
  payload: mailPayloads.securityChanged,
  compose: (composing, payload) => Promise.resolve(securityMail(composing, payload)),
  sample: (locale, brand) => sampleOf('twoFactorOff', locale, brand),
});
