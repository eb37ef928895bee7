import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Canary } from '#values/flow/canary.ts';
import { versionFor } from './canary.ts';

const id = '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11';
const flow = (canary: Canary | null) => ({ id, publishedVersion: 4, canary });
const callers = Array.from({ length: 10_000 }, (_, index) => `+614${String(12_000_000 + index)}`);
const sharing = (share: number, version = 5) => flow({ version, share, numbers: [] });
const chosen = (of: ReturnType<typeof sharing>) =>
  callers.filter((caller) => versionFor(of, { caller, number: 'a' }) !== 4);

test('without a canary every call runs the published version', () => {
  expect(versionFor(flow(null), { caller: '+61412000000', number: 'a' })).toBe(4);
});

describe('a share of calls', () => {
  test.each([1, 10, 50, 99])('of %i %% is met within a percent over ten thousand neighbouring callers', (share) => {
    expect(Math.abs(chosen(sharing(share)).length / 100 - share)).toBeLessThan(1);
  });

  test('keeps each caller on one side, and those already in stay in when it grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 98 }), fc.string(), (caller, share, number) => {
        const version = versionFor(sharing(share), { caller, number });
        expect(versionFor(sharing(share), { caller, number: 'another' })).toBe(version);
        if (version === 5) expect(versionFor(sharing(share + 1), { caller, number })).toBe(5);
      }),
    );
  });

  test('draws callers anew for another version', () => {
    const [first, second] = [new Set(chosen(sharing(50))), chosen(sharing(50, 6))];
    const both = second.filter((caller) => first.has(caller)).length;
    expect(Math.abs(both / 100 - 25)).toBeLessThan(2);
  });
});

test('chosen numbers run it for every caller, others for none', () => {
  const canary = flow({ version: 5, share: null, numbers: ['a'] });
  expect(callers.every((caller) => versionFor(canary, { caller, number: 'a' }) === 5)).toBe(true);
  expect(callers.some((caller) => versionFor(canary, { caller, number: 'b' }) === 5)).toBe(false);
});
