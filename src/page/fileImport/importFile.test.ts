import { expect, test } from 'vitest';
import { aWorkbook, encrypted, workbookParts, zipped } from '../../../tests/builders/aWorkbook.ts';
import { readImportFile } from './importFile.ts';

const linesOf = async (bytes: BlobPart, name: string) => {
  const read = await readImportFile(new File([bytes], name));
  return typeof read === 'string' ? read : read.lines;
};
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

test('the start of a CSV file is read, whatever separates its cells', async () => {
  expect(await linesOf('\uFEFFDate;From\n2026-11-05;0412\n\n2026-11-06;0413\n', 'history.csv')).toEqual([
    ['Date', 'From'],
    ['2026-11-05', '0412'],
    ['2026-11-06', '0413'],
  ]);
});

test('only the first lines of a CSV file are read', async () => {
  const lines = await linesOf(`postcode,branch\r\n${'3000,"North, CBD"\r\n'.repeat(10_000)}`, 'map.csv');
  expect([lines.length, lines[1]]).toEqual([5, ['3000', 'North, CBD']]);
});

test('the start of a workbook is read by its content, with as many cells in each line', async () => {
  const rows = `<row>${text('Name')}${text('Mobile')}</row>
    ${`<row>${text('Ann')}<c><v>4.91701E+11</v></c>${text('x')}</row>`.repeat(50_000)}`;
  const lines = await linesOf(new Uint8Array(await aWorkbook({ rows })), 'contacts.csv');
  expect(lines).toEqual([['Name', 'Mobile', ''], ...Array.from({ length: 4 }, () => ['Ann', '491701000000', 'x'])]);
});

test('the start of a workbook is read from an archive in the format of large ones', async () => {
  const bytes = await zipped(workbookParts({ rows: `<row>${text('Name')}</row>` }), { large: true });
  expect(await linesOf(new Uint8Array(bytes), 'contacts.xlsx')).toEqual([['Name']]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['an archive without a workbook', () => zipped([['contacts.csv', 'number\n']])],
  ['a workbook that is cut off', async () => (await aWorkbook({ rows: '<row/>' })).subarray(0, 900)],
  ['an encrypted workbook', async () => encrypted(await aWorkbook({ rows: '<row/>' }))],
  ['a workbook with a broken sheet', () => aWorkbook({ rows: '<row></c>' })],
  ['an older workbook', async () => Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
])('%s is refused', async (_, bytes) => {
  expect(await linesOf(new Uint8Array(await bytes()), 'contacts.xlsx')).toBe('file-invalid-type');
});
