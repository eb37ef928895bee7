import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf } from './currency.ts';
import { formatExactMoney, formatMoney, parseExactMoney, parseMoney, roundMoney } from './money.ts';
import { type Micros, microsOf, minorUnitsOf, moneyOf } from './sms/micros.ts';

const space = '\u00a0';

describe('formatting an amount', () => {
  test.each([
    [123_456, 'AUD', '$1,234.56'],
    [123_456, 'EUR', '€1.234,56'],
    [-500, 'GBP', '-£5.00'],
    [1234, 'CHF', `CHF${space}12.35`],
    [1_250_000, 'JPY', '¥1,250,000'],
    [1_250_000, 'CLP', '$1.250.000'],
    [1_250_005, 'KWD', `KWD${space}1,250.005`],
    [5, 'USD', '$0.05'],
    [0, 'NOK', `kr${space}0,00`],
    [99.6, 'USD', '$1.00'],
  ])('%d minor units of %s is %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  test('uses a sign that tells dollars apart, or none', () => {
    expect(formatMoney({ amount: 1250, currency: 'AUD' }, 'symbol')).toBe('A$12.50');
    expect(formatMoney({ amount: 1250, currency: 'AUD' }, 'none')).toBe('12.50');
  });
});

describe('formatting an exact amount', () => {
  test.each([
    [0.48, 'USD', '$0.0048'],
    [0.52, 'AUD', '$0.0052'],
    [4.8, 'EUR', '€0,048'],
    [-4.8, 'EUR', '-€0,048'],
    [123_456.0001, 'AUD', '$1,234.560001'],
    [0.52, 'JPY', '¥0.52'],
    [12, 'JPY', '¥12'],
    [0.5, 'ISK', `kr${space}0,5`],
    [25.0005, 'KWD', `KWD${space}0.0250005`],
    [1234, 'CHF', `CHF${space}12.34`],
    [1250, 'AUD', '$12.50'],
    [-0, 'AUD', '$0.00'],
  ])('%d minor units of %s is %s', (amount, currency, text) => {
    expect(formatExactMoney({ amount, currency })).toBe(text);
  });
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
    expect(parseExactMoney(text, currency)).toEqual({ amount, currency });
  });

  test.each(['', '0.0000001', '1.2.3', '-'])('%s is not an amount', (text) => {
    expect(parseExactMoney(text, 'AUD')).toBeNull();
  });

  test('what is formatted is parsed again', () => {
    const amounts = fc
      .integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
      .map((micros) => minorUnitsOf(micros as Micros));
    const currencies = fc.constantFrom('AUD', 'EUR', 'CHF', 'JPY', 'CLP', 'KWD', 'ISK');
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(parseExactMoney(formatExactMoney({ amount, currency }, 'none'), currency)).toEqual({ amount, currency });
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
  ])('%s %s is %d minor units', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toEqual({ amount, currency });
  });

  test.each(['', '-', 'abc', '1.2.3', '1,23,4', '12.345', '--1', '.5.', '99999999999999999'])(
    '%s is not an amount',
    (text) => {
      expect(parseMoney(text, 'AUD')).toBeNull();
    },
  );
});

const currency = fc.constantFrom('AUD', 'EUR', 'CHF', 'JPY', 'KWD', 'NOK', 'ISK', 'BRL', 'MYR', 'VND');
const amount = fc.integer({ min: -1e12, max: 1e12 });

test('a formatted amount parses to the rounded amount', () => {
  fc.assert(
    fc.property(amount, currency, fc.constantFrom('native', 'symbol', 'none'), (value, code, display) => {
      const money = { amount: value, currency: code };
      expect(parseMoney(formatMoney(money, display), code)).toEqual(roundMoney(money));
    }),
  );
});

test('an exact amount has every digit, and is written like a payable one where it is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (micros, code) => {
      const money = moneyOf(micros, code);
      const text = formatExactMoney(money, 'none');
      const [whole = '', decimals = ''] = text
        .replaceAll(currencyOf(code).decimalMark === ',' ? '.' : ',', '')
        .split(/[.,]/);
      const digits = currencyOf(code).digits + 4;
      expect(Number(whole + decimals.padEnd(digits, '0'))).toBe(micros);
      expect(microsOf(money.amount)).toBe(micros);
      if (micros % microsOf(currencyOf(code).step) === 0) expect(text).toBe(formatMoney(money, 'none'));
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
