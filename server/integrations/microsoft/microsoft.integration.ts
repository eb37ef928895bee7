import { z } from 'zod';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import { readCallClick } from '../../telephony/callLog/callClick.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { type Click, conversionOf, judgeMicrosoft, restatementOf, waitFor } from './microsoftConversion.rules.ts';
import { campaignApi, headersOf, MicrosoftSettings } from './microsoftSettings.ts';

interface Facts {
  call: ReportedCall;
  click: Click | null;
  endedAt: Date | null;
}

/** Counts calls after a click on an ad of Microsoft Advertising as offline conversions, with what they brought in. */
export const microsoft = defineIntegration({
  type: 'microsoft',
  oauth: 'microsoft',
  settings: MicrosoftSettings,
  secret: { name: 'microsoft', schema: z.string() },
  on: ['call.ended', 'call.changed'],
  filters: ['dids', 'tags'],
  async read(db, { accountId, subject }): Promise<Facts | undefined> {
    const call = await readReportedCall(db, accountId, subject);
    if (!call) return undefined;
    const click = await readCallClick(db, { account: accountId, uuid: subject, name: 'msclkid' });
    return { call, click, endedAt: call.dateStop === null ? null : new Date(call.dateStop) };
  },
  render({ call, click, endedAt }, { settings, access, now }, { kind, detail, at }) {
    // Only what a call brought in changes what Microsoft counts.
    if (kind === 'call.changed' && !detail.changed?.includes('revenue')) return { skipped: 'unchanged' };
    const waits = waitFor(click, now);
    if (waits || !click) return waits ?? { skipped: 'noClick' };
    const { name } = settings;
    const headers = headersOf(settings, access?.client.developerToken);
    const counted = { revenue: call.revenue, endedAt: endedAt ?? at };
    return kind === 'call.changed'
      ? {
          url: `${campaignApi}OfflineConversionAdjustments/Apply`,
          headers,
          body: restatementOf(counted, click, { name, now }),
        }
      : { url: `${campaignApi}OfflineConversions/Apply`, headers, body: conversionOf(counted, click, name) };
  },
  judge: judgeMicrosoft,
  // A click that Microsoft doesn’t know, so that nothing is counted: it answers whether all else is right.
  sample: (locale) => ({
    kind: 'call.ended',
    facts: { call: sampleCall(locale), click: { id: '0'.repeat(32), at: null }, endedAt: null },
  }),
});
