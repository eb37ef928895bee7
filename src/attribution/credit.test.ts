import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedTouches, creditModels, type CreditModel, creditOf, type DatedTouch } from './credit.ts';
import type { TouchRule } from '#values/website.ts';

const day = 86_400_000;

const aTouch = (source: string, days: number, rule: TouchRule = 'utm'): DatedTouch => ({
  source,
  medium: 'paid',
  campaign: null,
  keyword: null,
  content: null,
  clickIds: {},
  landing: 'shop.example/',
  referrer: null,
  rule,
  evidence: '',
  at: days * day,
});

const ad = aTouch('google', 1);
const post = aTouch('facebook', 5);
const bookmark = aTouch('direct', 9, 'direct');
const inner = aTouch('direct', 8, 'internal');

const shares = (touches: DatedTouch[], model: CreditModel) =>
  creditOf(touches, model).map(({ touch, share }) => [touch.source, share]);

describe('credit', () => {
  const journey = [ad, post, bookmark];
  test.each<[CreditModel, unknown]>([
    ['first', [['google', 1]]],
    ['last', [['direct', 1]]],
    ['lastNonDirect', [['facebook', 1]]],
    [
      'linear',
      [
        ['google', 1 / 3],
        ['facebook', 1 / 3],
        ['direct', 1 / 3],
      ],
    ],
    [
      'firstAndLast',
      [
        ['google', 0.5],
        ['direct', 0.5],
      ],
    ],
  ])('of %s', (model, expected) => {
    expect(shares(journey, model)).toEqual(expected);
  });

  test('goes to a direct visit where there is nothing else', () => {
    expect(shares([bookmark], 'lastNonDirect')).toEqual([['direct', 1]]);
  });

  test.each(creditModels)('of %s goes to nobody without touches, and is whole with any', (model) => {
    expect(creditOf([], model)).toEqual([]);
    const touch = fc.constantFrom(ad, post, bookmark);
    fc.assert(
      fc.property(fc.array(touch, { minLength: 1, maxLength: 20 }), (touches) => {
        const credit = creditOf(touches, model);
        expect(credit.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const { share } of credit) expect(share).toBeGreaterThan(0);
      }),
    );
  });
});

describe('counted touches', () => {
  test('are in order, within the window and before the call', () => {
    expect(countedTouches([bookmark, post, ad], 10 * day, 30)).toEqual([ad, post, bookmark]);
    expect(countedTouches([ad, post, bookmark], 10 * day, 6)).toEqual([post, bookmark]);
    expect(countedTouches([ad, post, bookmark], 6 * day, 30)).toEqual([ad, post]);
  });

  test('leave out ways within the site, unless there is nothing else', () => {
    expect(countedTouches([ad, inner], 10 * day, 30)).toEqual([ad]);
    expect(countedTouches([inner], 10 * day, 30)).toEqual([inner]);
  });
});
