import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSheet } from '../../../server/kernel/files/readSheet.ts';
import { readImportFile } from '../../../src/page/fileImport/importFile.ts';

/** What the page shows of a file, or why it refuses it; and what the server would import of it. */
async function readings(bytes: Buffer) {
  const shown = await readImportFile(new File([new Uint8Array(bytes)], 'contacts.csv'));
  const path = join(tmpdir(), `same-rows-${randomUUID()}`);
  await writeFile(path, bytes);
  try {
    const { encoding, lines } = await openSheet({ path, type: 'csv' });
    return { shown, encoding, imported: (await Array.fromAsync(lines)).map(({ cells }) => cells) };
  } catch (error) {
    return { shown, refused: (error as { code: string }).code };
  } finally {
    await rm(path);
  }
}

const withoutEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

const sign = fc.constantFrom(
  'a',
  'b',
  '1',
  ' ',
  '0',
  ',',
  ';',
  '|',
  '"',
  '\t',
  '\n',
  '\r\n',
  '\r',
  'é',
  '“',
  '😀',
  'sep=;',
  '\uFEFF',
);
const text = fc.array(sign, { minLength: 1, maxLength: 60 }).map((signs) => signs.join(''));
const file = fc
  .tuple(text, fc.constantFrom('utf8' as const, 'latin1' as const, 'utf16le' as const))
  .map(([written, encoding]) => Buffer.from(written, encoding));

test('the rows that the page shows are the first of those that are imported', async () => {
  const seen = { encodings: new Set<string>(), separators: new Set<string>(), refusals: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const { shown, encoding, imported, refused } = await readings(bytes);
      if (typeof shown === 'string') {
        seen.refusals.add(shown);
        expect(refused).toBe(shown === 'file-invalid-type' ? shown : 'INVALID-PAYLOAD');
      } else if (imported) {
        seen.encodings.add(shown.csv?.encoding ?? '');
        seen.separators.add(shown.csv?.separator ?? '');
        expect(shown.csv?.encoding).toBe(encoding);
        expect(shown.lines.map(withoutEnd)).toEqual(imported.slice(0, 5).map(withoutEnd));
      }
    }),
    { numRuns: 1_000 },
  );
  expect([...seen.encodings]).toEqual(expect.arrayContaining(['utf-16le', 'utf-8', 'windows-1252']));
  expect([...seen.separators]).toEqual(expect.arrayContaining(['\t', ',', ';', '|']));
  expect([...seen.refusals]).toEqual(expect.arrayContaining(['open-quote']));
});
