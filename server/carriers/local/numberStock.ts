import type { NumberNetwork } from '#values/numberWords.ts';

type Rentable = Exclude<NumberNetwork, 'any'>;

/** A block of numbers: an E.164 prefix without the plus, and how many digits follow it. */
interface Block {
  network: Rentable;
  prefix: string;
  digits: number;
  town: string;
}

const block = (network: Rentable, prefix: string, digits: number, town = ''): Block => ({
  network,
  prefix,
  digits,
  town,
});

/**
 * The local carrier's numbers. Uses ranges reserved for fiction where they exist (Australia, Britain, North America),
 * so that no trial shows a real person's number.
 */
const blocks: Readonly<Record<string, readonly Block[]>> = {
  AU: [
    block('geo', '6125550', 4, 'Sydney'),
    block('geo', '6135550', 4, 'Melbourne'),
    block('geo', '6175550', 4, 'Brisbane'),
    block('geo', '6185550', 4, 'Adelaide'),
    block('mobile', '61491570', 3),
    block('smart', '61130097', 4),
    block('tollfree', '61180016', 4),
  ],
  NZ: [
    block('geo', '649555', 4, 'Auckland'),
    block('geo', '644555', 4, 'Wellington'),
    block('geo', '643555', 4, 'Christchurch'),
    block('mobile', '6421555', 4),
    block('tollfree', '64800555', 3),
  ],
  GB: [
    block('geo', '442079460', 3, 'London'),
    block('geo', '441614960', 3, 'Manchester'),
    block('geo', '441314960', 3, 'Edinburgh'),
    block('mobile', '447700900', 3),
    block('smart', '443069990', 3),
    block('tollfree', '448081570', 3),
  ],
  SG: [block('geo', '656555', 4, 'Singapore'), block('mobile', '658555', 4), block('tollfree', '65800555', 4)],
  US: [
    block('geo', '121255501', 2, 'New York'),
    block('geo', '131255501', 2, 'Chicago'),
    block('geo', '141555501', 2, 'San Francisco'),
    block('tollfree', '180055501', 2),
    block('tollfree', '188855501', 2),
  ],
  MY: [
    block('geo', '603555', 5, 'Kuala Lumpur'),
    block('geo', '604555', 4, 'Penang'),
    block('mobile', '6012555', 4),
    block('tollfree', '601800555', 3),
  ],
  IT: [
    block('geo', '3906555', 5, 'Roma'),
    block('geo', '3902555', 5, 'Milano'),
    block('mobile', '39320555', 4),
    block('tollfree', '39800555', 3),
  ],
};

export interface StockNumber {
  did: string;
  town: string;
  network: Rentable;
}

export interface StockSearch {
  country: string;
  network: Rentable;
  contains?: string | undefined;
  town?: string | undefined;
}

/** Spreads a block's numbers so that consecutive ones look different; coprime to every power of ten. */
const stride = 7919;

/** The local carrier's numbers in stable order; undefined for a country or network without any. */
export function stockOf({ country, network, contains, town }: StockSearch): Iterable<StockNumber> | undefined {
  const held = (blocks[country] ?? []).filter((each) => each.network === network);
  if (held.length === 0) return undefined;
  const named = town?.toLowerCase();
  return numbersOf(
    held.filter((each) => named === undefined || each.town.toLowerCase().startsWith(named)),
    contains,
  );
}

/** Whether the local carrier offers the number at all. */
export function isInStock(did: string): boolean {
  return Object.values(blocks)
    .flat()
    .some(({ prefix, digits }) => did.startsWith(`+${prefix}`) && did.length === 1 + prefix.length + digits);
}

function* numbersOf(held: readonly Block[], contains: string | undefined): Generator<StockNumber> {
  const longest = Math.max(0, ...held.map(({ digits }) => 10 ** digits));
  for (let index = 0; index < longest; index += 1)
    for (const { prefix, digits, town, network } of held) {
      const size = 10 ** digits;
      if (index >= size) continue;
      const did = `+${prefix}${String(((index + 1) * stride) % size).padStart(digits, '0')}`;
      if (contains === undefined || did.includes(contains)) yield { did, town, network };
    }
}
