import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ga4Event } from '#values/measurement.ts';
import { collected } from '../../../tests/api/integrations/googleAnalytics.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { ga4Body } from './ga4Event.rules.ts';

const text = fc.string({ maxLength: 300, unit: 'grapheme' }).map((each) => each.replaceAll(/[+@]/g, ''));
const call = fc.record({
  talkTime: fc.nat(100_000),
  duration: fc.nat(100_000),
  firstTimeCaller: fc.boolean(),
  trackingName: text,
  trackingSource: text,
  tags: fc.array(text, { maxLength: 30 }),
  revenue: fc.option(fc.record({ amount: fc.nat(10_000_000), currency: fc.constantFrom('AUD', 'JPY', 'EUR') })),
  status: fc.constantFrom('answered' as const, 'missed' as const, null),
  uuid: fc.uuid(),
});
const analytics = fc.option(
  fc.record({ client: fc.constant('17.19'), sessions: fc.constantFrom({}, { 'G-ABCD1': '1747323152' }) }),
);
const events = fc
  .oneof(fc.constantFrom('phone_lead', 'phone_lead_first', 'phone_lead_first_repeat'), fc.stringMatching(/^\w{1,45}$/))
  .filter((name) => Ga4Event.safeParse(name).success);

test('Google takes whatever is sent of a call, and nothing of it says who called', () => {
  fc.assert(
    fc.property(call, analytics, events, (given, ids, name) => {
      const facts = { call: { ...sampleCall('en-GB'), ...given }, analytics: ids };
      const sent = JSON.stringify(ga4Body(facts, { measuramentId: 'G-ABCD1', events: name }, new Date()));
      expect(collected({ path: '/mp/collect?measurement_id=G-ABCD1&api_secret=s', text: sent }, 's')).toBeDefined();
      for (const personal of [facts.call.caller, facts.call.target, facts.call.area, facts.call.notes])
        expect(sent).not.toContain(personal);
    }),
  );
});
