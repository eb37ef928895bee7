import fc from 'fast-check';
import { CallStatus, AskedStatus } from '#values/callStatus.ts';
import type { CallCondition } from '#values/callConditions.ts';
import type { RuledCall } from '../../../src/rules/core/callFacts.ts';
import type { TagRule } from '../../../src/rules/core/judgeCall.ts';

/** An answered call of two minutes on a Wednesday at ten, with overrides. */
export function aRuledCall(given: Partial<RuledCall> = {}): RuledCall {
  return {
    trackingSource: 'Google Ads',
    trackingNumber: '+61390000001',
    status: 'answered',
    audio: false,
    duration: 120,
    talkTime: 100,
    firstTime: true,
    webSource: 'google',
    webMedium: 'cpc',
    webCampaign: 'Spring',
    webLanding: 'example.com/new-cars',
    keys: '12',
    location: 'Fremantle',
    weekday: 3,
    hour: 10,
    score: 0,
    ...given,
  };
}

const words = ['Google Ads', 'google ads', 'GOOGLE', 'Straße', 'İzmir', 'a', 'A'];
const word = fc.constantFrom(...words);
const words1 = fc.array(word, { minLength: 1, maxLength: 3 });
const perhaps = fc.option(word);
const numbers = ['+61390000001', '+61390000002', '+61390000003'];

/** Calls of few kinds, so that conditions often meet them. */
export const someCall: fc.Arbitrary<RuledCall> = fc.record({
  trackingSource: word,
  trackingNumber: fc.constantFrom(...numbers),
  status: fc.option(fc.constantFrom(...CallStatus.options)),
  audio: fc.boolean(),
  duration: fc.nat(4),
  talkTime: fc.nat(4),
  firstTime: fc.boolean(),
  webSource: perhaps,
  webMedium: perhaps,
  webCampaign: perhaps,
  webLanding: perhaps,
  keys: fc.option(fc.constantFrom('1', '12', '*')),
  location: perhaps,
  weekday: fc.integer({ min: 1, max: 7 }),
  hour: fc.nat(23),
  score: fc.integer({ min: -20, max: 120 }),
});

const not = fc.boolean();
const between = { not, min: fc.option(fc.nat(4), { nil: undefined }), max: fc.option(fc.nat(4), { nil: undefined }) };

const plainCondition: fc.Arbitrary<CallCondition> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('trackingSource' as const, 'webSource' as const, 'webMedium' as const, 'location' as const),
    not,
    is: words1,
  }),
  fc.record({
    kind: fc.constant('trackingNumber' as const),
    not,
    is: fc.array(fc.constantFrom(...numbers), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    not,
    is: fc.array(fc.constantFrom(...AskedStatus.options), { minLength: 1 }),
  }),
  fc.record({ kind: fc.constantFrom('duration' as const, 'talkTime' as const), ...between }),
  fc.record({
    kind: fc.constant('callerType' as const),
    not,
    is: fc.constantFrom('new' as const, 'returning' as const),
  }),
  fc.record({ kind: fc.constantFrom('webCampaign' as const, 'webLanding' as const), not, has: word }),
  fc.record({
    kind: fc.constant('keys' as const),
    not,
    is: fc.array(fc.constantFrom('1', '12', '*'), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    not,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: fc.nat(12),
    to: fc.integer({ min: 13, max: 24 }),
  }),
);

const scoreCondition: fc.Arbitrary<CallCondition> = fc.record({
  kind: fc.constant('leadScore' as const),
  not,
  min: fc.option(fc.nat(100), { nil: undefined }),
  max: fc.option(fc.nat(100), { nil: undefined }),
});

export const someCondition: fc.Arbitrary<CallCondition> = fc.oneof(
  { arbitrary: plainCondition, weight: 5 },
  { arbitrary: scoreCondition, weight: 1 },
);

export const someRules: fc.Arbitrary<TagRule[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('Hot', 'Cold', 'Quote', 'Repeat'),
      group: fc.constantFrom('', 'Sales'),
      points: fc.integer({ min: -100, max: 100 }),
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(someCondition, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((rules) => rules.map((rule, at) => ({ ...rule, id: String(at) })));
