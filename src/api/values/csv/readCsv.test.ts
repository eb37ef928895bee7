import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './readCsv.ts';
import type { UnreadableCsv } from './unreadableCsv.ts';

const utf8 = (text: string): Uint8Array => Buffer.from(text);

async function read(bytes: Uint8Array, chunk = 65_536) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const { encoding, separator, lines } = await readCsv(chunks, TextDecoder);
  return { encoding, separator, lines: (await Array.fromAsync(lines())).map(({ line, cells }) => [line, ...cells]) };
}

const rows = async (text: string) => (await read(utf8(text))).lines;
const fault = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'none',
    ({ fault: what, line, most }: UnreadableCsv) => [what, line, most],
  );

describe('cells', () => {
  test.each([
    ['quotes', '"a, b","say ""so""",""\n', ['a, b', 'say "so"', '']],
    ['a line break in quotes', '"a\r\nb",c', ['a\r\nb', 'c']],
    ['quotes inside a cell', '5" pipe,"6" pipe",x\n', ['5" pipe', '6 pipe"', 'x']],
    ['an empty last cell', 'a,b,', ['a', 'b', '']],
    ['spaces', ' a , "b" ', [' a ', ' "b" ']],
  ])('with %s', async (_, text, cells) => {
    expect(await rows(text)).toEqual([[1, ...cells]]);
  });

  test.each([
    ['line feeds', '\n'],
    ['both', '\r\n'],
    ['carriage returns', '\r'],
  ])('in lines that end with %s, counted with those that are empty', async (_, end) => {
    expect(await rows(['a,b', '', ' , ', 'c,d', ''].join(end))).toEqual([
      [1, 'a', 'b'],
      [4, 'c', 'd'],
    ]);
  });

  test('come back as they were written, however the bytes arrive', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '1', ' ', ',', ';', '\t', '|', '"', '\r', '\n', 'é', '€', '😀'),
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    const style = fc.record({
      separator: fc.constantFrom(',', ';', '\t', '|'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      encoding: fc.constantFrom('utf8' as const, 'utf16le' as const),
      chunk: fc.integer({ min: 4, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(table, style, async (cells, { separator, end, encoding, chunk }) => {
        const quoted = cells.map((line) => line.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator));
        const text = `\uFEFFsep=${separator}${end}${quoted.join(end)}${end}`;
        const found = await read(Buffer.from(text, encoding), chunk * 2);
        const filled = cells.map((line, index) => [index + 1, ...line]);
        expect(found).toEqual({
          encoding: encoding === 'utf8' ? 'utf-8' : 'utf-16le',
          separator,
          lines: filled.filter(([, ...line]) => line.some((text) => String(text).trim() !== '')),
        });
      }),
    );
  });
});

describe('the separator', () => {
  test.each([
    [
      'semicolons with commas in the header',
      'Mobile;Name (first, middle, last);City\n1;Ann;Rome\n2;Bob, Max;Bari',
      ';',
    ],
    ['commas with semicolons in a cell', 'number,note\n1,a;b;c\n2,d', ','],
    ['tabs', 'a\tb, c\n1\t2', '\t'],
    ['bars', 'a|b\n1|2', '|'],
    ['commas in quotes', '"a, b";c\n"d, e, f";g', ';'],
    ['one column', 'number\n0412', ','],
    ['a decimal comma in each line', 'a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['an own line for it', 'sep=#\r\na#b', '#'],
  ])('is found with %s', async (_, text, separator) => {
    expect((await read(utf8(text))).separator).toBe(separator);
  });

  test('that a line of its own names is no row', async () => {
    expect(await rows('sep=;\nnumber;name\n0412;Ann\n')).toEqual([
      [1, 'number', 'name'],
      [2, '0412', 'Ann'],
    ]);
  });
});

describe('the encoding', () => {
  const western = (text: string) => Buffer.from(text, 'latin1');
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

  test.each([
    ['UTF-8', utf8('name,city\nZoë,Köln'), 'utf-8'],
    ['UTF-8 with its mark', utf8('\uFEFFname,city\nZoë,Köln'), 'utf-8'],
    ['windows-1252', western('name,city\nZoë,Köln'), 'windows-1252'],
    ['UTF-16', Buffer.from('name,city\nZoë,Köln', 'utf16le'), 'utf-16le'],
    ['UTF-16 with its mark', Buffer.from('\uFEFFname,city\nZoë,Köln', 'utf16le'), 'utf-16le'],
    ['big-endian UTF-16', bigEndian('name,city\nZoë,Köln'), 'utf-16be'],
    ['big-endian UTF-16 with its mark', bigEndian('\uFEFFname,city\nZoë,Köln'), 'utf-16be'],
  ])('is found of %s', async (_, bytes, encoding) => {
    const lines = [
      [1, 'name', 'city'],
      [2, 'Zoë', 'Köln'],
    ];
    expect(await read(bytes)).toEqual({ encoding, separator: ',', lines });
  });

  test('of Windows has its own signs', async () => {
    expect((await read(Uint8Array.of(0x80, 0x2c, 0x93, 0x92, 0x2c, 0xe9))).lines).toEqual([[1, '€', '“’', 'é']]);
  });

  test('may be told by the last byte alone', async () => {
    const bytes = Buffer.concat([utf8('a,b\n'.repeat(50_000)), Uint8Array.of(0xe9)]);
    expect((await read(bytes)).encoding).toBe('windows-1252');
  });

  test('is the one in which any text was written, so that no character is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
        const cell = text.replaceAll(/[\0\r\n,;\t|"\uFEFF\uFFFD]/g, '').trim();
        fc.pre(cell !== '');
        expect((await read(utf8(`name,x\n${cell},y\n`))).lines[1]).toEqual([2, cell, 'y']);
      }),
    );
  });

  test('of damaged UTF-8, and of what is no text, is none', async () => {
    expect(await fault(Buffer.concat([utf8('Zoë,Köln\n'), Uint8Array.of(0xff)]))).toEqual([
      'damaged',
      undefined,
      undefined,
    ]);
    expect(await fault(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0, 0, 0))).toEqual([
      'binary',
      undefined,
      undefined,
    ]);
    expect(await fault(Buffer.from('\uFEFFa\0b', 'utf16le'))).toEqual(['binary', undefined, undefined]);
  });
});

test.each(['%PDF-1.7\n', '{\\rtf1 a}', '\n<?xml version="1.0"?><a/>', '<!DOCTYPE html>', 'BEGIN:VCARD\nFN:Ann'])(
  '“%s” is another format',
  async (text) => {
    expect(await fault(utf8(text))).toEqual(['binary', undefined, undefined]);
  },
);

describe('a limit', () => {
  test('is that of a cell in Excel, wherever the cell is', async () => {
    const most = 'x'.repeat(32_767);
    expect(await rows(`a,${most}\n`)).toEqual([[1, 'a', most]]);
    expect(await fault(utf8(`a,b\n${most}y,c\n`))).toEqual(['too-long', 2, 32_767]);
  });

  test('of a line counts its separators, and columns beyond the thousandth are left out', async () => {
    const [line] = await rows('x,'.repeat(5_000));
    expect(line?.length).toBe(1_001);
    expect(await fault(utf8(`a,b\n${'x,'.repeat(3_000_000)}`))).toEqual(['too-long', 2, 4 * 1024 * 1024]);
  });

  test('ends a quote that is never closed, where it was opened', async () => {
    expect(await fault(utf8('a,b\nc,"d\ne,f\n'))).toEqual(['open-quote', 2, undefined]);
    expect(await fault(utf8(`a,b\nc,"d\n${'e,f\n'.repeat(100_000)}`))).toEqual(['open-quote', 2, 32_767]);
  });
});
