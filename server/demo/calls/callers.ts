import { pickWeighted, wholeBetween, type Random } from '../seededRandom.ts';
import type { DemoAccount } from '../tenant/demoAccount.ts';

/** A caller; withheld numbers are null. */
export interface Caller {
  number: string | null;
  area: string | null;
  country: string | null;
  firstTime: boolean;
  /** The tracking number that a returning caller uses. */
  knows: string | null;
}

interface Range {
  prefix: string;
  /** The digits that follow the prefix, from `low` to `high`, `digits` long. */
  digits: number;
  low: number;
  high: number;
  area: string | null;
  weight: number;
}

/** Ranges reserved for fiction or never assigned: docs/decisions/008. */
const ranges: Record<DemoAccount['country'], readonly Range[]> = {
  AU: [
    { prefix: '+614915', digits: 5, low: 70_000, high: 79_999, area: null, weight: 58 },
    { prefix: '+6125550', digits: 4, low: 2000, high: 5999, area: 'Sydney', weight: 12 },
    { prefix: '+6125550', digits: 4, low: 8000, high: 9999, area: 'Newcastle', weight: 4 },
    { prefix: '+6137010', digits: 4, low: 1000, high: 9999, area: 'Melbourne', weight: 10 },
    { prefix: '+6135550', digits: 4, low: 8000, high: 8999, area: 'Geelong', weight: 2 },
    { prefix: '+6135550', digits: 4, low: 9000, high: 9999, area: 'Hobart', weight: 2 },
    { prefix: '+6175550', digits: 4, low: 2000, high: 7999, area: 'Brisbane', weight: 7 },
    { prefix: '+6175550', digits: 4, low: 8000, high: 9999, area: 'Gold Coast', weight: 3 },
    { prefix: '+6187010', digits: 4, low: 1000, high: 4999, area: 'Perth', weight: 5 },
    { prefix: '+6187010', digits: 4, low: 5000, high: 9999, area: 'Adelaide', weight: 4 },
  ],
  GB: [
    { prefix: '+4420794', digits: 5, low: 60_200, high: 60_999, area: 'London', weight: 45 },
    { prefix: '+44113496', digits: 4, low: 200, high: 799, area: 'Leeds', weight: 25 },
    { prefix: '+44161496', digits: 4, low: 0, high: 999, area: 'Manchester', weight: 20 },
    { prefix: '+44121496', digits: 4, low: 0, high: 999, area: 'Birmingham', weight: 10 },
  ],
  NZ: [
    { prefix: '+64210', digits: 6, low: 0, high: 9999, area: null, weight: 55 },
    { prefix: '+649555', digits: 4, low: 1000, high: 9999, area: 'Auckland', weight: 35 },
    { prefix: '+644555', digits: 4, low: 1000, high: 9999, area: 'Wellington', weight: 10 },
  ],
};

/** An account's callers, some new and some returning. */
export class Callers {
  readonly #known = new Map<string, Caller>();
  readonly #order: string[] = [];
  readonly #country: DemoAccount['country'];

  constructor(country: DemoAccount['country']) {
    this.#country = country;
  }

  /** The next caller: one in forty withholds the number, a third have called before, mostly recently. */
  next(random: Random): Caller {
    const drawn = random();
    if (drawn < 0.025) return { number: null, area: null, country: null, firstTime: true, knows: null };
    if (drawn < 0.345 && this.#order.length > 0) return this.#returning(random);
    return this.#newcomer(random);
  }

  /** Records which tracking number a caller used. */
  remember(caller: Caller, trackingNumber: string): void {
    if (caller.number === null) return;
    if (!this.#known.has(caller.number)) this.#order.push(caller.number);
    this.#known.set(caller.number, { ...caller, firstTime: false, knows: trackingNumber });
  }

  #returning(random: Random): Caller {
    const oldest = random() < 0.7 ? Math.max(0, this.#order.length - 60) : 0;
    const number = this.#order[wholeBetween(random, oldest, this.#order.length - 1)];
    const known = number === undefined ? undefined : this.#known.get(number);
    return known ?? this.#newcomer(random);
  }

  #newcomer(random: Random): Caller {
    for (;;) {
      const range = pickWeighted(random, ranges[this.#country], ({ weight }) => weight);
      const digits = wholeBetween(random, range.low, range.high).toString().padStart(range.digits, '0');
      const number = range.prefix + digits;
      if (!this.#known.has(number))
        return { number, area: range.area, country: this.#country, firstTime: true, knows: null };
    }
  }
}
