import { ApiSecret } from '#contract/integrations/ga4.contract.ts';
import { readCallAnalytics } from '../../telephony/callLog/callAnalytics.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { ga4Body, keptBackByGa4 } from './ga4Event.rules.ts';
import { Ga4Settings } from './ga4Settings.ts';

/** Google takes events of the last three days, by the property’s clock, and answers 2xx to any other too. */
const oldestMs = 72 * 3_600_000;

const collect = 'https://www.google-analytics.com/mp/collect';

/** Sends calls that end to Google Analytics as events of the visitor who called, by the Measurement Protocol. */
export const ga4 = defineIntegration({
  type: 'ga4',
  settings: Ga4Settings,
  secret: { name: 'ga4 secret', schema: ApiSecret },
  on: ['call.ended'],
  filters: ['dids', 'tags'],
  isNamedByNumbers: true,
  keptBack: keptBackByGa4,
  async read(db, { accountId, subject }) {
    const call = await readReportedCall(db, accountId, subject);
    if (!call) return undefined;
    const analytics = await readCallAnalytics(db, accountId, subject);
    return { call, analytics, endedAt: call.dateStop === null ? null : new Date(call.dateStop) };
  },
  render(facts, { settings, secret, now }, { at }) {
    const ended = facts.endedAt ?? at;
    if (now.getTime() - ended.getTime() > oldestMs) return { skipped: 'tooOld' };
    const asked = new URLSearchParams({ measurement_id: settings.measuramentId, api_secret: secret });
    return { url: `${collect}?${asked.toString()}`, body: ga4Body(facts, settings, ended) };
  },
  sample: (locale) => ({
    kind: 'call.ended',
    facts: { call: sampleCall(locale), analytics: { client: '1162820436.1772586200', sessions: {} }, endedAt: null },
  }),
  // Google’s validation server says what is wrong, and counts nothing.
  sampleUrl: (url) => url.replace('/mp/', '/debug/mp/'),
});
