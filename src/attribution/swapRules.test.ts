import { describe, expect, test } from 'vitest';
import type { SwapRule } from '#values/website.ts';
import { matches, ruleFor } from './swapRules.ts';

const number = { type: 'number', number: '+61390000001' } as const;
const pool = { type: 'pool', pool: 'p1' } as const;
const aRule = (rule: Partial<SwapRule>): SwapRule => ({
  id: 'r',
  medium: 'any',
  source: 'any',
  landing: null,
  campaign: null,
  target: null,
  show: number,
  ...rule,
});
const touch = { source: 'google', medium: 'paid', campaign: 'Spring', landing: 'shop.example/roofs/metal' };

describe('a rule is for', () => {
  test.each<[Partial<SwapRule>, boolean]>([
    [{}, true],
    [{ medium: 'paid' }, true],
    [{ medium: 'organic' }, false],
    [{ medium: 'none' }, false],
    [{ source: 'google' }, true],
    [{ source: 'bing' }, false],
    [{ medium: 'paid', source: 'bing' }, false],
    [{ campaign: 'spring' }, true],
    [{ campaign: 'spring sale' }, false],
    [{ landing: '/roofs' }, true],
    [{ landing: '/' }, true],
    [{ landing: '/gutters' }, false],
  ])('%o: %s', (rule, expected) => {
    expect(matches(aRule(rule), touch)).toBe(expected);
  });

  test('direct visitors, by the medium none', () => {
    expect(matches(aRule({ medium: 'none' }), { ...touch, source: 'direct', medium: 'none' })).toBe(true);
  });

  test('no campaign where it names one', () => {
    expect(matches(aRule({ campaign: 'Spring' }), { ...touch, campaign: null })).toBe(false);
  });
});

describe('the rule for a number of the page', () => {
  const [other, pooled, last] = [
    aRule({ id: 'other', target: '+61398887777' }),
    aRule({ id: 'pooled', medium: 'paid', show: pool }),
    aRule({ id: 'last' }),
  ];
  const of = (target: string, known = true) => ruleFor([other, pooled, last], touch, { target, known })?.id;

  test('is the first that is for it and for the visitor', () => {
    expect(of('+61398887777')).toBe('other');
    expect(of('+61390001111')).toBe('pooled');
  });

  test('is none with a pool for a visitor who lets nothing be stored', () => {
    expect(of('+61390001111', false)).toBe('last');
  });

  test('may be none', () => {
    expect(ruleFor([pooled], { ...touch, medium: 'organic' }, { target: '+61390001111', known: true })).toBeUndefined();
  });
});
