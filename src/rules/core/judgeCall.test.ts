import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CallCondition, CallConditions } from '#values/callConditions.ts';
import { aRuledCall, someCall, someCondition, someRules } from '../../../tests/model/rules/aRuledCall.ts';
import { evidenceOf } from './conditions.ts';
import { asksForScore, judgeCall, type TagRule } from './judgeCall.ts';

const aRule = (conditions: CallCondition[], rest: Partial<TagRule> = {}): TagRule => ({
  id: 'a',
  name: 'Hot',
  group: '',
  points: 0,
  match: 'all',
  conditions,
  ...rest,
});

const holds = (condition: CallCondition, call = aRuledCall()) => evidenceOf([condition], call)[0]?.holds;
const not = false;

test.each<[CallCondition, Parameters<typeof aRuledCall>[0], Parameters<typeof aRuledCall>[0]]>([
  [{ kind: 'trackingSource', not, is: ['Bing', 'GOOGLE ads'] }, {}, { trackingSource: 'Google' }],
  [{ kind: 'trackingNumber', not, is: ['+61390000001'] }, {}, { trackingNumber: '+61390000002' }],
  [{ kind: 'status', not, is: ['missed'] }, { status: 'missed', audio: true }, { status: 'answered' }],
  [{ kind: 'status', not, is: ['voicemail'] }, { status: 'missed', audio: true }, { status: 'missed' }],
  [{ kind: 'status', not, is: ['noMessage'] }, { status: 'missed' }, { status: 'missed', audio: true }],
  [{ kind: 'duration', not, min: 120 }, {}, { duration: 119 }],
  [{ kind: 'talkTime', not, min: 30, max: 100 }, {}, { talkTime: 101 }],
  [{ kind: 'callerType', not, is: 'new' }, {}, { firstTime: false }],
  [{ kind: 'callerType', not, is: 'returning' }, { firstTime: false }, {}],
  [{ kind: 'leadScore', not, min: 50 }, { score: 50 }, { score: 49 }],
  [{ kind: 'webSource', not, is: ['Google'] }, {}, { webSource: null }],
  [{ kind: 'webMedium', not, is: ['cpc'] }, {}, { webMedium: 'organic' }],
  [{ kind: 'webCampaign', not, has: 'spring' }, { webCampaign: 'Big SPRING sale' }, { webCampaign: null }],
  [{ kind: 'webLanding', not, has: '/new-cars' }, {}, { webLanding: 'example.com/' }],
  [{ kind: 'keys', not, is: ['1', '12'] }, {}, { keys: '123' }],
  [{ kind: 'location', not, is: ['fremantle'] }, {}, { location: null }],
  [{ kind: 'hours', not, days: [3], from: 9, to: 11 }, {}, { hour: 11 }],
  [{ kind: 'hours', not, days: [3], from: 9, to: 11 }, { hour: 9 }, { weekday: 4 }],
])('%j holds and does not', (condition, met, unmet) => {
  expect([holds(condition, aRuledCall(met)), holds(condition, aRuledCall(unmet))]).toEqual([true, false]);
  const turned = { ...condition, not: true };
  expect([holds(turned, aRuledCall(met)), holds(turned, aRuledCall(unmet))]).toEqual([false, true]);
});

test('a tag says why a call got it, and what of it did not hold', () => {
  const long: CallCondition = { kind: 'duration', not, min: 60 };
  const returning: CallCondition = { kind: 'callerType', not, is: 'returning' };
  const rule = aRule([long, returning], { match: 'any' });
  expect(judgeCall([rule], aRuledCall()).given).toEqual([
    {
      rule,
      evidence: [
        { condition: long, value: 120, holds: true },
        { condition: returning, value: 'new', holds: false },
      ],
    },
  ]);
  expect(judgeCall([{ ...rule, match: 'all' }], aRuledCall()).given).toEqual([]);
});

test('points add up with those of the flow, from 0 to 100; whoever asks for the score comes second and gives none', () => {
  const long = aRule([{ kind: 'duration', not, min: 60 }], { id: 'long', name: 'Long', points: 60 });
  const fresh = aRule([{ kind: 'callerType', not, is: 'new' }], { id: 'new', name: 'New', points: 30 });
  const hot = aRule([{ kind: 'leadScore', not, min: 90 }], { id: 'hot', name: 'Hot', points: 5 });
  const judged = (score: number, ...rules: TagRule[]) => {
    const { tags, score: total } = judgeCall(rules, aRuledCall({ score }));
    return [tags, total];
  };
  expect(judged(0, hot, long, fresh)).toEqual([['Hot', 'Long', 'New'], 90]);
  expect(judged(0, hot, long)).toEqual([['Long'], 60]);
  expect(judged(20, hot, long, fresh)).toEqual([['Hot', 'Long', 'New'], 100]);
  expect(judged(-70, hot, long)).toEqual([['Long'], 0]);
});

test('a judgement is the same whatever the order of the rules, and scores 0 to 100', () => {
  const law = fc.property(someRules, someCall, fc.infiniteStream(fc.nat()), (rules, call, places) => {
    const judged = judgeCall(rules, call);
    const shuffled = rules
      .map((rule) => ({ rule, place: places.next().value as number }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ rule }) => rule);
    expect(judgeCall(shuffled, call)).toEqual(judged);
    expect(judged.score).toBeGreaterThanOrEqual(0);
    expect(judged.score).toBeLessThanOrEqual(100);
    expect(new Set(judged.tags).size).toBe(judged.tags.length);
  });
  fc.assert(law);
});

test('no rule that asks for the score changes it, nor what others give', () => {
  const law = fc.property(someRules, someCall, (rules, call) => {
    const without = judgeCall(
      rules.filter((rule) => !asksForScore(rule)),
      call,
    );
    const whole = judgeCall(rules, call);
    expect(whole.score).toBe(without.score);
    expect(whole.given.filter(({ rule }) => !asksForScore(rule))).toEqual(without.given);
  });
  fc.assert(law);
});

test('the opposite of a condition holds exactly when it does not', () => {
  const law = fc.property(someCondition, someCall, (condition, call) => {
    const [one, other] = evidenceOf([condition, { ...condition, not: !condition.not }], call);
    expect(one?.holds).toBe(!other?.holds);
  });
  fc.assert(law);
});

test.each([
  ['nothing', []],
  ['no limit', [{ kind: 'duration' }]],
  ['limits that exclude each other', [{ kind: 'talkTime', min: 5, max: 4 }]],
  ['hours that end before they begin', [{ kind: 'hours', days: [1], from: 9, to: 9 }]],
  ['no source', [{ kind: 'trackingSource', is: [] }]],
  ['an unknown kind', [{ kind: 'weather', is: ['sunny'] }]],
  ['a letter as a key', [{ kind: 'keys', is: ['a'] }]],
])('conditions that ask for %s are refused', (_, conditions) => {
  expect(CallConditions.safeParse(conditions).success).toBe(false);
});

test('conditions are read as they were written, without repetition', () => {
  const written = [
    { kind: 'duration', min: 0 },
    { kind: 'status', not: true, is: ['missed', 'missed'] },
    { kind: 'hours', days: [5, 1, 5], from: 0, to: 24 },
  ];
  expect(CallConditions.parse(written)).toEqual([
    { kind: 'duration', not: false, min: 0 },
    { kind: 'status', not: true, is: ['missed'] },
    { kind: 'hours', not: false, days: [1, 5], from: 0, to: 24 },
  ]);
});
