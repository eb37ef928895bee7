import { z } from 'zod';
import { Locale } from '#contract/users.contract.ts';
import { PortingStatus } from '#values/portingWords.ts';
import { mailKind } from '../mailKind.ts';
import { portingText } from './portingText.ts';

/** What a porting request came to, as it was at that moment, to whoever began it. */
export const porting = mailKind({
  payload: z.object({
    to: z.string(),
    locale: Locale,
    request: z.uuid(),
    status: PortingStatus,
    note: z.string(),
    numbers: z.array(z.string()),
    carrier: z.string(),
    scheduledFor: z.string().nullable(),
  }),
  compose: async ({ brand }, { to: _to, locale, request, ...facts }) =>
    portingText({ ...facts, url: `${brand.base}/settings/porting/${request}` }, locale),
  sample: (locale, { base }) =>
    portingText(
      {
        status: 'scheduled',
        numbers: ['+61398765432'],
        carrier: 'Telstra',
        scheduledFor: '2026-03-02',
        note: '',
        url: `${base}/settings/portings`,
      },
      locale,
    ),
});
