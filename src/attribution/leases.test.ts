import { describe, expect, test } from 'vitest';
import { heldUntil, type LeaseTimes, numberToLease, type PoolNumber } from './leases.ts';

const times: LeaseTimes = { heartbeat: 30, hold: 300 };

test('a number is held for two heartbeats and the hold after the last sign of life, and never for less than before', () => {
  expect(heldUntil(1_000_000, times)).toBe(1_360_000);
  expect(heldUntil(1_000_000, times, 2_000_000)).toBe(2_000_000);
});

describe('the number to lease', () => {
  const pool: PoolNumber[] = [
    { did: '+61300000003', heldUntil: 300 },
    { did: '+61300000001', heldUntil: 100 },
    { did: '+61300000002', heldUntil: 0 },
    { did: '+61300000004', heldUntil: 0 },
  ];

  test('is the one that rested longest', () => {
    expect(numberToLease(pool, 200)?.did).toBe('+61300000002');
    expect(numberToLease(pool.slice(0, 2), 300)?.did).toBe('+61300000001');
  });

  test('is none that is held', () => {
    expect(numberToLease(pool.slice(0, 2), 99)).toBeUndefined();
    expect(numberToLease(pool.slice(0, 2), 100)?.did).toBe('+61300000001');
  });

  test('is none of those reserved for others', () => {
    expect(numberToLease(pool, 200, 3)).toBeUndefined();
    expect(numberToLease(pool, 200, 2)?.did).toBe('+61300000002');
  });
});
