import { describe, expect, test } from 'vitest';
import { numberFormatOf, numberText } from './cellText.ts';

describe('a number', () => {
  test.each([
    ['4.91701E+11', '491701000000'],
    ['491701234567', '491701234567'],
    ['393331234567890123', '393331234567890123'],
    ['1.5E+21', '1500000000000000000000'],
    ['0.30000000000000004', '0.3'],
    ['3.0000000000000004', '3'],
    ['-12.5', '-12.5'],
    ['1E-7', '0.0000001'],
    ['0', '0'],
    ['none', 'none'],
  ])('%s is %s', (raw, text) => {
    expect(numberText(raw, undefined, false)).toBe(text);
  });

  test('keeps the zeros before it that its format shows', () => {
    const format = numberFormatOf(164, '0000000000');
    expect([numberText('412345678', format, false), numberText('412345678901', format, false)]).toEqual([
      '0412345678',
      '412345678901',
    ]);
  });
});

describe('a format', () => {
  test('shows no more zeros than 32, and is none when it is longer than Excel’s longest', () => {
    expect(numberText('7', numberFormatOf(164, '0'.repeat(32)), false)).toBe('7'.padStart(32, '0'));
    expect(numberFormatOf(164, '0'.repeat(33))).toBeUndefined();
    expect(numberFormatOf(164, `yyyy${' '.repeat(251)}`)).toBe('date');
    expect(numberFormatOf(164, `yyyy${' '.repeat(252)}`)).toBeUndefined();
  });

  test.each([
    ['dd/mm/yyyy', 'date'],
    ['[$-410]d mmmm yyyy;@', 'date'],
    ['mmm-yy', 'date'],
    ['mmmm', 'date'],
    ['yyyy\\-mm\\-dd\\ hh:mm:ss', 'date-time'],
    ['m/d/yy h:mm AM/PM', 'date-time'],
    ['h:mm:ss', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm:ss', 'elapsed'],
    ['[mm]:ss', 'elapsed'],
    ['General', undefined],
    ['0.00E+00', undefined],
    ['#,##0.00\\ "dollars"', undefined],
    ['[Red]-0.00;[Blue]0', undefined],
    ['[$-F400]h:mm', 'time'],
    ['0" days";[Red]yyyy', undefined],
    ['0\\d', undefined],
    ['"a', undefined],
    ['[', undefined],
    ['_-* #,##0.00\\ [$€-407]_-', undefined],
    ['0', undefined],
  ])('%s is of a %s', (code, kind) => {
    expect(numberFormatOf(164, code)).toBe(kind);
  });

  test.each([
    [0, undefined],
    [2, undefined],
    [14, 'date'],
    [21, 'time'],
    [22, 'date-time'],
    [46, 'elapsed'],
    [49, undefined],
  ])('%i without a code is of a %s', (id, kind) => {
    expect(numberFormatOf(id, undefined)).toBe(kind);
  });
});

describe('a date', () => {
  test.each([
    ['46331', 'date', '2026-11-05'],
    ['46331.604166666664', 'date', '2026-11-05T14:30:00'],
    ['46331', 'date-time', '2026-11-05T00:00:00'],
    ['46331.60420138889', 'date-time', '2026-11-05T14:30:03'],
    ['46331.604166666664', 'time', '14:30:00'],
    ['0.0007523148148148147', 'time', '00:01:05'],
    ['0.0007523148148148147', 'date-time', '00:01:05'],
    ['1.0441087962962962', 'elapsed', '25:03:31'],
    ['1', 'date', '1900-01-01'],
    ['59', 'date', '1900-02-28'],
    ['61', 'date', '1900-03-01'],
    ['2958465.99', 'date', '9999-12-31T23:45:36'],
    ['2958466', 'date', '2958466'],
    ['-1', 'date', '-1'],
  ] as const)('%s in a cell of a %s is %s', (raw, format, text) => {
    expect(numberText(raw, format, false)).toBe(text);
  });

  test.each([
    ['0', 'date', '1904-01-01'],
    ['44869', 'date', '2026-11-05'],
    ['44869.604166666664', 'date-time', '2026-11-05T14:30:00'],
    ['0.5', 'time', '12:00:00'],
    ['2957003', 'date', '9999-12-31'],
    ['2957004', 'date', '2957004'],
  ] as const)('%s of a %s that counts from 1904 is %s', (raw, format, text) => {
    expect(numberText(raw, format, true)).toBe(text);
  });
});
