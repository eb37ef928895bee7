import type { Money } from '../currency.ts';

/**
 * Ten-thousandths of a minor unit, always whole: 4.8 cents are 48 000. What a segment costs, what messages were charged,
 * and the ledger of their credit are counted in these, so that sums are exact.
 */
export type Micros = number;

const perMinorUnit = 10_000;

/** Minor units, with up to four decimals, as micros. */
export const microsOf = (minorUnits: number): Micros => Math.round(minorUnits * perMinorUnit);

/** Micros as minor units, with up to four decimals. */
export const minorUnitsOf = (micros: Micros): number => micros / perMinorUnit;

/** Micros of a currency as the API has them. */
export const moneyOf = (micros: Micros, currency: string): Money => ({ amount: minorUnitsOf(micros), currency });
