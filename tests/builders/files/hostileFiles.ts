import fc from 'fast-check';
import { aWorkbook, encrypted, workbookParts, zipped } from '../aWorkbook.ts';

/** A file that no honest program writes, by the reader that it is meant for. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
}

type Make = () => Buffer | Promise<Buffer>;

const text = (value: string): Buffer => Buffer.from(value);
const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

const csv = (size: number): Record<string, Make> => ({
  'durations that are cubic': () =>
    text(
      `dateStart,caller,trackingNumber,status,duration\n2026-11-05,,+61399990001,answered,${'1h'.repeat(size)}${'1m'.repeat(size)}!\n`,
    ),
  'times that are quadratic': () =>
    text(`dateStart,caller,trackingNumber,status\n2026-11-05${' '.repeat(size * 30)}!,,+61399990001,answered\n`),
  'numbers that are long': () => text(`number\n${`${'0412 '.repeat(6_000)}\n`.repeat(30)}`),
  'a quote that is never closed': () => text(`number,name\n"${'0412345678,Ann\n'.repeat(size * 100)}`),
  'a quote in each line': () => text(`number,name\n${'"0412345678,Ann\n'.repeat(size * 20)}`),
  'one line': () => text('0412345678,'.repeat(size * 200)),
  'one cell': () => text(`number\n${'4'.repeat(size * 1_000)}`),
  'empty lines': () => text(`number\n${'\n'.repeat(size * 1_000)}`),
  'doubled quotes': () => text(`number\n"${'""'.repeat(size * 500)}"`),
  'half of UTF-16': () => Buffer.from('\uFEFFnumber\n0412345678\uD800\n', 'utf16le').subarray(0, -1),
  'damaged UTF-8': () => Buffer.concat([text('number,é\n'), Buffer.alloc(size * 100, 0x80), Buffer.of(0xf4, 0x90)]),
  'a long separator line': () => text(`sep=;${' '.repeat(size * 100)}`),
});

const styled = (formats: string, rows: string) => ({
  styles: `<numFmts>${formats}</numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
  rows: `<row><c t="inlineStr"><is><t>number</t></is></c></row>${rows}`,
});

const workbooks = (size: number): Record<string, Make> => {
  const code = (value: string) => `<numFmt numFmtId="164" formatCode="${value}"/>`;
  const row = '<row><c s="0"><v>1</v></c></row>';
  return {
    'a format of zeros': () => aWorkbook(styled(code('0'.repeat(size * 2_000)), row.repeat(size))),
    'a format of brackets': () => aWorkbook(styled(code('['.repeat(size * 100)), row)),
    'a format for many styles': () =>
      aWorkbook({
        ...styled(code('['.repeat(size * 500)), row),
        styles: `<numFmts>${code('\\a'.repeat(size * 250))}</numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(size * 40)}</cellXfs>`,
      }),
    'large cells': () =>
      aWorkbook({ rows: `<row><c t="inlineStr"><is><t>${'number '.repeat(size * 2_000)}</t></is></c></row>` }),
    'a text that all cells share': () =>
      aWorkbook({
        strings: `<si><t>${'a'.repeat(32_767)}</t></si>`,
        rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(size * 10),
      }),
    'nested elements': () => aWorkbook({ rows: '<a>'.repeat(size * 500) }),
    'nested namespaces': () =>
      aWorkbook({ rows: Array.from({ length: size * 10 }, (_, at) => `<a xmlns:n${at}="u">`).join('') }),
    'many attributes': () =>
      aWorkbook({ rows: `<row ${Array.from({ length: size * 100 }, (_, at) => `a${at}=""`).join(' ')}/>` }),
    'a name without end': () => aWorkbook({ rows: `<${'a'.repeat(size * 2_000)}` }),
    'many sheets': () =>
      aWorkbook({
        parts: {
          'xl/workbook.xml': `<workbook><sheets>${Array.from({ length: size * 20 }, (_, at) => `<sheet r:id="n${at}"/>`).join('')}</sheets></workbook>`,
          'xl/_rels/workbook.xml.rels': `<Relationships>${Array.from({ length: size * 20 }, (_, at) => `<Relationship Id="m${at}" Type="a/worksheet" Target="a"/>`).join('')}</Relationships>`,
        },
      }),
    'a bomb': () => aWorkbook({ rows: `<row>${'<c/>'.repeat(size * 4_000)}` }),
    'many entries': () =>
      zipped([...workbookParts({}), ...Array.from({ length: 10_001 }, (_, at) => [`${at}`, ''] as const)]),
    'an encrypted entry': async () => encrypted(await aWorkbook({ rows: row })),
    'lengths that lie': async () => {
      const bytes = await aWorkbook({ rows: row });
      const directory = bytes.indexOf('PK\u0001\u0002');
      bytes.writeUInt32LE(0xffffffff, directory + 24);
      bytes.writeUInt32LE(0, directory + 20);
      return bytes;
    },
  };
};

const sounds = (size: number): Record<string, Make> => ({
  'a WAV of empty chunks': () => {
    const chunks = Buffer.alloc(size * 8_000);
    for (let at = 0; at + 8 <= chunks.length; at += 8) chunks.write('junk', at, 'latin1');
    return Buffer.concat([text('RIFF'), number32(chunks.length + 4), text('WAVE'), chunks]);
  },
  'a WAV that says it is longer': () =>
    Buffer.concat([text('RIFF'), number32(0xffffffff), text('WAVEfmt '), number32(0xfffffff0)]),
  'a deep MP4': () => {
    const boxes = Buffer.alloc(size * 1_600);
    for (let at = 0; at + 8 <= boxes.length; at += 8) {
      boxes.writeUInt32BE(boxes.length - at, at);
      boxes.write('moov', at + 4, 'latin1');
    }
    return Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'), boxes]);
  },
  'an ID3 tag of many frames': () => {
    const frames = Buffer.alloc(size * 4_000);
    for (let at = 0; at + 10 <= frames.length; at += 10) frames.write('TIT2', at, 'latin1');
    return Buffer.concat([Buffer.from('4944330400007f7f7f7f', 'hex'), frames]);
  },
});

const pictures = (size: number): Record<string, Make> => {
  const svg = (inner: string) => text(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  return {
    'an SVG of many elements': () => svg('<g/>'.repeat(size * 1_000)),
    'an SVG of many attributes': () =>
      svg(`<g ${Array.from({ length: size * 150 }, (_, at) => `a${at}="url(#a"`).join(' ')}/>`),
    'an SVG with a long reference': () => svg(`<g fill="url(${' '.repeat(size * 1_500)}"/>`),
    'a nested SVG': () => svg('<g>'.repeat(size * 600)),
    'a PNG that is cut off': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'a JPEG without end': () => Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.alloc(size * 1_000, 0xff)]),
  };
};

const few: Record<string, Make> = Object.fromEntries(
  [
    'PK',
    'PK\u0003\u0004',
    'PK\u0005\u0006',
    'ID3',
    'ID3\u0004\0',
    'RIFF',
    'RIFF\0\0\0\0WAVE',
    '\u00ff\u00fb',
    '\0',
    '"',
    '<',
    '%PDF-',
    'GIF8',
    'OggS',
    'fLaC',
  ].map((start) => [`${JSON.stringify(start)} alone`, () => Buffer.from(start, 'latin1')] as const),
);

/** For whom a file is meant; each may be sent to anybody. */
export const hostileKinds = { csv, workbooks, sounds, pictures, few: () => few };
export type HostileKind = keyof typeof hostileKinds;

/** All files of a kind; they grow with `size`: 1,000 makes those of a few MB that once stopped a server for seconds. */
export async function hostileFiles(kind: HostileKind, size: number): Promise<HostileFile[]> {
  return Promise.all(
    Object.entries(hostileKinds[kind](size)).map(async ([name, make]) => ({ name, bytes: await make() })),
  );
}

/** Any of them, whole, cut off, or with some of its bytes changed. */
export function aHostileFile(size: number): fc.Arbitrary<() => Promise<HostileFile>> {
  const all = Object.entries(hostileKinds).flatMap(([kind, makes]) =>
    Object.entries(makes(size)).map(([name, make]) => ({ name: `${kind}: ${name}`, make })),
  );
  const change = fc.oneof(
    fc.constant((bytes: Buffer) => bytes),
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((share) => (bytes: Buffer) => bytes.subarray(0, bytes.length * share)),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }).map((edits) => (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      for (const [at, value] of edits) if (changed.length > 0) changed[at % changed.length] = value;
      return changed;
    }),
  );
  return fc.tuple(fc.constantFrom(...all), change).map(([{ name, make }, changed]) => async () => ({
    name,
    bytes: changed(await make()),
  }));
}
