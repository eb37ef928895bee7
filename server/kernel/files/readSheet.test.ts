import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellValue } from '#values/safeCell.ts';
import { aWorkbook, encrypted, workbookParts, zipped } from '../../../tests/builders/aWorkbook.ts';
import { workbook } from './workbook.ts';
import { openSheet, type SheetFile } from './readSheet.ts';

async function withFile<Result>(bytes: Buffer, look: (path: string) => Promise<Result>): Promise<Result> {
  const path = join(tmpdir(), `sheet-${randomUUID()}`);
  await writeFile(path, bytes);
  try {
    return await look(path);
  } finally {
    await rm(path);
  }
}

async function linesOf(file: SheetFile) {
  const { lines, close } = await openSheet(file);
  return Array.fromAsync(lines).finally(close);
}
const read = (bytes: Buffer) => withFile(bytes, (path) => linesOf({ path, type: 'xlsx' }));
const isOne = (bytes: Buffer) =>
  read(bytes).then(
    () => true,
    ({ code }: { code: string }) => code !== 'file-invalid-type',
  );

const rows = '<row><c t="inlineStr"><is><t>Ann</t></is></c><c><v>4.91701E+11</v></c></row>';

test('a workbook that we export is read as it was written', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll(/[^\t\n\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')),
    fc.constantFrom('_x000D_', '_x005F_x0041_', '&lt;', ']]>', '  two  ', '0412', '4.9E+11', '\uFEFFmark', '=1+1'),
  );
  const number = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  );
  const cell = fc.oneof<fc.Arbitrary<CellValue>[]>(text, number, fc.boolean(), fc.constant(null));
  const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), table, async (head, body) => {
      async function* batches() {
        yield body.slice(0, 5);
        yield body.slice(5);
      }
      const lines = [head, ...body].map((cells, index) => ({
        line: index + 1,
        cells: cells
          .map((value) => String(value ?? ''))
          .slice(0, 1 + cells.findLastIndex((value) => (value ?? '') !== '')),
      }));
      expect(await read(await buffer(workbook(head, batches())))).toEqual(
        lines.filter(({ cells }) => cells.some((value) => value.trim() !== '')),
      );
    }),
    { numRuns: 60 },
  );
});

describe('an archive', () => {
  test('is a workbook by what is in it', async () => {
    const parts = workbookParts({ rows });
    expect(await isOne(await zipped(parts))).toBe(true);
    expect(await isOne(await zipped([['notes.txt', 'Ann']]))).toBe(false);
    expect(await isOne(await zipped([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']]))).toBe(false);
    parts.delete('xl/workbook.xml');
    expect(await isOne(await zipped(parts))).toBe(false);
    expect(await isOne(Buffer.from('PK\u0003\u0004 and nothing more'))).toBe(false);
  });

  test('that is cut off is none, wherever the cut is', async () => {
    const bytes = await aWorkbook({ rows });
    for (const share of [0.1, 0.5, 0.9, 0.99]) expect(await isOne(bytes.subarray(0, bytes.length * share))).toBe(false);
  });

  test('that is encrypted is none', async () => {
    expect(await isOne(encrypted(await aWorkbook({ rows })))).toBe(false);
  });

  test('with a damaged sheet is refused when that is read', async () => {
    const bytes = await zipped(
      [...workbookParts({ rows: rows.repeat(2000) })].toSorted(([a]) => (a.includes('sheet1') ? 1 : -1)),
    );
    bytes.fill(0xff, bytes.lastIndexOf('PK\u0003\u0004') + 100, bytes.lastIndexOf('PK\u0003\u0004') + 140);
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file-invalid-type', info: { types: ['csv', 'xlsx'] } });
  });

  test('that unpacks to a thousand times its size is refused on the way', async () => {
    const row = `<row>${'<c/>'.repeat(4000)}</row>`;
    const bytes = await aWorkbook({ rows: `${row.repeat(400)}<row>${'<c/>'.repeat(2_000_000)}` });
    expect(bytes.length).toBeLessThan(100_000);
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file-too-large', info: { most: 4 * 1024 * 1024 } });
  });

  test('with thousands of files is none', async () => {
    const many = Array.from({ length: 10_100 }, (_, index) => [`${index}`, ''] as const);
    expect(await isOne(await zipped([...workbookParts({ rows }), ...many]))).toBe(false);
  });
});
