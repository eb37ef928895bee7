import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf } from './currency.ts';
import {
  formatExactMoney,
  formatMoney,
  moneyCode,
  moneyOfCode,
  parseExactMoney,
  parseMoney,
  roundMoney,
} from './money.ts';
import { type Micros, microsOf, minorUnitsOf, moneyOf } from './sms/micros.ts';

const locales = fc.constantFrom('en-US', 'en-GB', 'it-IT');
const currency = fc.constantFrom('AUD', 'EUR', 'CHF', 'JPY', 'KWD', 'NOK', 'ISK', 'BRL', 'MYR', 'VND');
const amount = fc.integer({ min: -1e12, max: 1e12 });
const space = '\u00a0';

describe('formatting an amount', () => {
  test.each([
    [123_456, 'AUD', 'en-US', 'A$1,234.56'],
    [123_456, 'AUD', 'it-IT', `1.234,56${space}A$`],
    [2_042_300, 'USD', 'it-IT', `20.423,00${space}USD`],
    [123_456, 'GBP', 'en-GB', '£1,234.56'],
    [123_456, 'EUR', 'it-IT', `1.234,56${space}€`],
    [123_456, 'EUR', 'en-US', '€1.234,56'],
    [-500, 'GBP', 'en-US', '−£5.00'],
    [1234, 'CHF', 'en-US', `CHF${space}12.35`],
    [1234, 'CHF', 'it-IT', `12,35${space}CHF`],
    [1_250_000, 'JPY', 'en-US', '¥1,250,000'],
    [1_250_000, 'CLP', 'en-US', `CLP${space}1.250.000`],
    [1_250_005, 'KWD', 'en-US', `KWD${space}1,250.005`],
    [5, 'USD', 'en-US', '$0.05'],
    [0, 'NOK', 'en-US', `NOK${space}0,00`],
    [99.6, 'USD', 'en-US', '$1.00'],
  ])('%d minor units of %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  });

  test('has no sign in a field', () => {
    expect(formatMoney({ amount: 125_000, currency: 'AUD' }, 'en-US', 'none')).toBe('1,250.00');
    expect(formatMoney({ amount: 125_000, currency: 'AUD' }, 'it-IT', 'none')).toBe('1.250,00');
  });
});

describe('formatting an exact amount', () => {
  test.each([
    [0.48, 'USD', 'en-US', '$0.0048'],
    [0.52, 'AUD', 'en-US', 'A$0.0052'],
    [0.52, 'AUD', 'it-IT', `0,0052${space}A$`],
    [4.8, 'EUR', 'en-US', '€0,048'],
    [-4.8, 'EUR', 'en-US', '−€0,048'],
    [123_456.0001, 'AUD', 'en-US', 'A$1,234.560001'],
    [0.52, 'JPY', 'en-US', '¥0.52'],
    [12, 'JPY', 'en-US', '¥12'],
    [0.5, 'ISK', 'en-US', `ISK${space}0,5`],
    [25.0005, 'KWD', 'en-US', `KWD${space}0.0250005`],
    [1234, 'CHF', 'en-US', `CHF${space}12.34`],
    [1250, 'AUD', 'en-US', 'A$12.50'],
    [-0, 'AUD', 'en-US', 'A$0.00'],
  ])('%d minor units of %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatExactMoney({ amount, currency }, locale)).toBe(text);
  });
});

test('an amount is written in no language for files, and read again', () => {
  fc.assert(
    fc.property(amount, currency, (value, code) => {
      const money = { amount: value, currency: code };
      expect(moneyOfCode(moneyCode(money))).toEqual(money);
    }),
  );
  expect(moneyCode({ amount: -125_050, currency: 'EUR' })).toBe('-1250.50 EUR');
  expect(moneyOfCode('A$12.50')).toBeNull();
});

test('a currency has its names, digits, step and decimal mark', () => {
  expect(currencyOf('CHF')).toEqual({
    code: 'CHF',
    symbol: 'CHF',
    nativeSymbol: 'CHF',
    digits: 2,
    step: 5,
    decimalMark: '.',
    namePlural: 'Swiss francs',
  });
  expect(currencyOf('AUD', 'it')).toMatchObject({ nativeSymbol: '$', namePlural: 'dollari australiani' });
});

describe('parsing an exact amount', () => {
  test.each([
    ['0.0052', 'AUD', 0.52],
    ['0,048', 'EUR', 4.8],
    ['0.048', 'EUR', 4.8],
    ['1.250', 'EUR', 125_000],
    ['1.2500', 'EUR', 125],
    ['12.5', 'JPY', 12.5],
    ['1,234.560001', 'AUD', 123_456.0001],
    ['12', 'KWD', 12_000],
  ])('%s %s is %d minor units', (text, currency, amount) => {
    expect(parseExactMoney(text, currency, 'en-US')).toEqual({ amount, currency });
  });

  test.each(['', '0.0000001', '1.2.3', '-'])('%s is not an amount', (text) => {
    expect(parseExactMoney(text, 'AUD', 'en-US')).toBeNull();
  });

  test('what is formatted is parsed again', () => {
    const amounts = fc
      .integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
      .map((micros) => minorUnitsOf(micros as Micros));
    const currencies = fc.constantFrom('AUD', 'EUR', 'CHF', 'JPY', 'CLP', 'KWD', 'ISK');
    fc.assert(
      fc.property(amounts, currencies, locales, (amount, currency, locale) => {
        const text = formatExactMoney({ amount, currency }, locale, 'none');
        expect(parseExactMoney(text, currency, locale)).toEqual({ amount, currency });
      }),
    );
  });
});

describe('parsing an amount', () => {
  test.each([
    ['1,234.56', 'AUD', 123_456],
    ['$ 1 234.5', 'AUD', 123_450],
    ['12,50', 'EUR', 1250],
    ['12.5', 'EUR', 1250],
    ['1.250', 'EUR', 125_000],
    ['1.250,5', 'EUR', 125_050],
    ['12,5', 'AUD', 1250],
    ['1,250', 'AUD', 125_000],
    ['-3', 'AUD', -300],
    ['1250', 'JPY', 1250],
    ['A$12', 'AUD', 1200],
    ['aud 12', 'AUD', 1200],
    ['12 AUD', 'AUD', 1200],
    ['-$12', 'AUD', -1200],
    ['$-12', 'AUD', -1200],
    ['12 €', 'EUR', 1200],
  ])('%s %s is %d minor units', (text, currency, amount) => {
    expect(parseMoney(text, currency, 'en-US')).toEqual({ amount, currency });
  });

  test.each([
    '12x',
    '1e3',
    'x12',
    '12 EUR',
    '€12',
    '$12$',
    '-$-12',
    '12 cents',
    '',
    '-',
    'abc',
    '1.2.3',
    '1,23,4',
    '12.345',
    '--1',
    '.5.',
    '99999999999999999',
  ])('%s is not an amount', (text) => {
    expect(parseMoney(text, 'AUD', 'en-US')).toBeNull();
  });
});

test.each([
  ['1.250', 'AUD', 'it-IT', 125_000],
  ['1.250,50', 'AUD', 'it-IT', 125_050],
  ['12.5', 'AUD', 'it-IT', 1250],
  ['1.250', 'EUR', 'it-IT', 125_000],
] as const)('%s %s typed in %s is %d minor units', (text, code, locale, cents) => {
  expect(parseMoney(text, code, locale)).toEqual({ amount: cents, currency: code });
});

test('a formatted amount parses to the rounded amount', () => {
  fc.assert(
    fc.property(amount, currency, locales, fc.constantFrom('sign', 'none'), (value, code, locale, display) => {
      const money = { amount: value, currency: code };
      expect(parseMoney(formatMoney(money, locale, display), code, locale)).toEqual(roundMoney(money));
    }),
  );
});

test('an exact amount has every digit, and is written like a payable one where it is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (micros, code) => {
      const money = moneyOf(micros, code);
      const text = formatExactMoney(money, 'en-US', 'none').replace('\u2212', '-');
      const [whole = '', decimals = ''] = text
        .replaceAll(currencyOf(code).decimalMark === ',' ? '.' : ',', '')
        .split(/[.,]/);
      const digits = currencyOf(code).digits + 4;
      expect(Number(whole + decimals.padEnd(digits, '0'))).toBe(micros);
      expect(microsOf(money.amount)).toBe(micros);
      if (micros % microsOf(currencyOf(code).step) === 0)
        expect(text).toBe(formatMoney(money, 'en-US', 'none').replace('\u2212', '-'));
    }),
  );
});

test('rounding changes less than a step, is idempotent and symmetric around zero', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), currency, (value, code) => {
      const once = roundMoney({ amount: value, currency: code });
      const { step } = currencyOf(code);
      expect(Math.abs(once.amount - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      expect(once.amount % step === 0).toBe(true);
      expect(roundMoney(once)).toEqual(once);
      expect(Math.abs(roundMoney({ amount: -value, currency: code }).amount)).toBe(Math.abs(once.amount));
    }),
  );
});
