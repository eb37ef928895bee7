import { z } from 'zod';
import type { Pool } from '#contract/attribution/websites.contract.ts';
import { lineText } from '#values/lineText.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';

/** `overflow` has no number or one. */
export interface PoolValues {
  name: string;
  numbers: string[];
  overflow: string[];
  holdMinutes: string;
  reserved: string;
}

export function poolValues(pool: Pool | null, usualName: string): PoolValues {
  if (!pool) return { name: usualName, numbers: [], overflow: [], holdMinutes: '30', reserved: '0' };
  const { name, numbers, overflow, holdMinutes, reserved } = pool;
  return {
    name,
    numbers,
    overflow: overflow === null ? [] : [overflow],
    holdMinutes: String(holdMinutes),
    reserved: String(reserved),
  };
}

const whole = (least: number, most: number) =>
  z.string().trim().regex(/^\d+$/, { error: 'onlyNumbers' }).transform(Number).pipe(z.number().min(least).max(most));

/** The form of a pool, as the API takes it. */
export const PoolForm = z.object({
  name: lineText(60).min(1),
  numbers: z.array(PhoneNumber).min(1),
  overflow: z.array(PhoneNumber).transform(([number = null]) => number),
  holdMinutes: whole(1, 1440),
  reserved: whole(0, 100),
});
