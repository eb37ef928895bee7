import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { csvField, rowsToCsv, toCsv } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+cmd|calc', "'+cmd|calc"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['+61398765432|calc', "'+61398765432|calc"],
  ['+61398765432=cmd', "'+61398765432=cmd"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])('a value that a spreadsheet would run as a formula (%j) becomes text', (value, expected) => {
  expect(csvField(value)).toBe(expected);
});

test.each([
  ['+61398765432', '+61398765432'],
  ['-12.5', '-12.5'],
  [42, '42'],
  [null, ''],
  ['Ada, Countess', '"Ada, Countess"'],
  ['Ada; =1+1', '"Ada; =1+1"'],
  ['Ada\t=1+1', '"Ada\t=1+1"'],
])('%j is unchanged', (value, expected) => {
  expect(csvField(value)).toBe(expected);
});

/** Parses RFC 4180, to test the round trip. */
function read(csv: string): string[][] {
  const fields = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of fields) {
    lines.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

test('every text survives the CSV, prefixed by an apostrophe at most', () => {
  const line = fc.array(fc.string(), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const back = read(toCsv(['a', 'b'], lines)).slice(1);
      expect(
        back.map((fields, row) =>
          fields.map((field, at) => field === `'${lines[row]?.[at]}` || field === lines[row]?.[at]),
        ),
      ).toEqual(lines.map(() => [true, true]));
    }),
  );
});

test('only columns with a text are exported, in their order', () => {
  const columns: Column<{ name: string; seconds: number }>[] = [
    { key: 'seconds', title: 'Seconds', cell: () => null, text: (row) => row.seconds, width: 80 },
    { key: 'open', title: 'Open', cell: () => null, width: 80 },
    { key: 'name', title: 'Name', cell: () => null, text: (row) => row.name, width: 80 },
  ];
  expect(rowsToCsv(columns, [{ name: 'Ada', seconds: 3 }])).toBe('Seconds,Name\r\n3,Ada\r\n');
});
