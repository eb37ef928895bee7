import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { sampleOf, securityMail } from './securityChangedText.ts';

/** Notifies a user that their password was changed, so that a theft does not go unnoticed. */
export const passwordChanged = mailKind({
  payload: mailPayloads.passwordChanged,
  compose: (composing, payload) => Promise.resolve(securityMail(composing, { ...payload, change: 'passwordChanged' })),
  sample: (locale, brand) => sampleOf('passwordChanged', locale, brand),
});
