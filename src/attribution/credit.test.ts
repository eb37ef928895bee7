import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CreditModel, creditModels } from '#values/creditModel.ts';
import type { TouchRule } from '#values/website.ts';
import { creditOf } from './credit.ts';

const aTouch = (source: string, rule: TouchRule = 'utm') => ({ source, rule });
type ATouch = ReturnType<typeof aTouch>;

const ad = aTouch('google');
const post = aTouch('facebook');
const bookmark = aTouch('direct', 'direct');
const inner = aTouch('direct', 'internal');

const shares = (touches: ATouch[], model: CreditModel) =>
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

test.each(creditModels)('of %s is none for ways within the site, unless there is nothing else', (model) => {
  expect(shares([ad, inner, inner], model)).toEqual([['google', 1]]);
  expect(shares([inner], model)).toEqual([['direct', 1]]);
});
