import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeReply, waitAfter } from './judgeReply.rules.ts';

const now = new Date('2026-03-04T01:05:00Z');
const judge = (status: number | null, retryAfter?: string) => judgeReply({ status, text: '', retryAfter }, now);

describe('a reply', () => {
  test.each([200, 201, 202, 204])('of %i is a delivery', (status) =>
    expect(judge(status)).toEqual({ is: 'delivered' }),
  );
  test.each([400, 401, 403, 404, 405, 409, 410, 413, 422, 451])('of %i is a refusal', (status) =>
    expect(judge(status)).toEqual({ is: 'refused' }),
  );
  test.each([null, 301, 302, 304, 408, 425, 429, 500, 502, 503, 504])('of %s is tried again', (status) =>
    expect(judge(status)).toEqual({ is: 'again', afterSeconds: null }),
  );
  test.each([
    ['120', 120],
    [' 7 ', 7],
    ['Wed, 04 Mar 2026 01:06:30 GMT', 90],
    ['Wed, 04 Mar 2026 01:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['', null],
  ])('that says “%s” is waited for', (retryAfter, afterSeconds) =>
    expect(judge(503, retryAfter)).toEqual({ is: 'again', afterSeconds }),
  );
});

describe('the wait', () => {
  test('follows the plan, and ends after nine attempts', () => {
    const planned = Array.from({ length: 9 }, (_, index) => waitAfter(index + 1, null, 0.5));
    expect(planned).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, 36_000, null]);
  });

  test('is within a tenth of the plan, never shorter than asked for, never above a day', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    const asked = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), asked, chance, (attempts, afterSeconds, at) => {
        const plan = waitAfter(attempts, null, 0.5) ?? 0;
        const seconds = waitAfter(attempts, afterSeconds, at) ?? 0;
        expect(seconds).toBeLessThanOrEqual(86_400);
        expect(seconds).toBeGreaterThanOrEqual(Math.min(afterSeconds ?? 0, 86_400));
        if (afterSeconds === null) expect(Math.abs(seconds - plan)).toBeLessThanOrEqual(Math.ceil(plan / 10));
      }),
    );
  });
});
