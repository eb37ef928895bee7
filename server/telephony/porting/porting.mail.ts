import { paths } from '#contract/paths.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { portingText } from './portingText.ts';

/** Notifies the requester of a porting request's status at the time of the change. */
export const porting = mailKind({
  payload: mailPayloads.porting,
  compose: async ({ brand }, { to: _to, locale, request, ...facts }) =>
    portingText({ ...facts, url: `${brand.base}${paths.porting(request)}` }, locale),
  sample: (locale, { base }) =>
    portingText(
      {
        status: 'scheduled',
        numbers: ['+61398765432'],
        carrier: 'Telstra',
        scheduledFor: '2026-03-02',
        note: '',
        url: `${base}${paths.portings()}`,
      },
      locale,
    ),
});
