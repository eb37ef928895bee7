import { describe, expect, test } from 'vitest';
import { workbookParts } from '../../../../tests/builders/aWorkbook.ts';
import { linesOfWorkbook } from './linesOfWorkbook.ts';
import type { UnreadableWorkbook } from './unreadableWorkbook.ts';

type Given = Parameters<typeof workbookParts>[0];

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

function read(given: Given, pieceLength = 7) {
  const parts = workbookParts(given);
  return Array.fromAsync(
    linesOfWorkbook((name) => (parts.has(name) ? inPieces(parts.get(name) ?? '', pieceLength) : undefined)),
  );
}

const lines = async (given: Given) => (await read(given)).map(({ line, cells }) => [line, ...cells]);

const refusal = async (given: Given) => {
  const { most } = await read(given, 65_536).then(
    () => expect.unreachable('it is read'),
    (error: UnreadableWorkbook) => error,
  );
  return most === undefined ? 'broken' : 'too large';
};

describe('a cell', () => {
  test.each([
    ['a shared text', '<c t="s"><v>1</v></c>', 'Ann & Bo'],
    ['a text with several fonts', '<c t="s"><v>2</v></c>', 'Bold and plain'],
    ['a text and how it is pronounced', '<c t="s"><v>3</v></c>', '東京'],
    [
      'a text of its own',
      '<c t="inlineStr"><is><t xml:space="preserve"> two </t><r><t>runs</t></r></is></c>',
      ' two runs',
    ],
    ['the text of a formula', '<c t="str"><f>A1&amp;"x"</f><v>made</v></c>', 'made'],
    ['a number', '<c><v>4.91701E+11</v></c>', '491701000000'],
    ['a number with a style', '<c s="0" t="n"><v>46331</v></c>', '46331'],
    ['a date', '<c s="1"><v>46331</v></c>', '2026-11-05'],
    ['a date in a format of its own', '<c s="2"><v>46331.604166666664</v></c>', '2026-11-05T14:30:00'],
    ['a date as text', '<c t="d"><v>2026-11-05T14:30:00</v></c>', '2026-11-05T14:30:00'],
    ['a yes', '<c t="b"><v>1</v></c>', 'true'],
    ['a no', '<c t="b"><v>0</v></c>', 'false'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['an escaped character', '<c t="s"><v>4</v></c>', 'a\rb _x000D_'],
  ])('with %s', async (_, cell, text) => {
    const strings = `<si><t>zero</t></si><si><t>Ann &amp; Bo</t></si><si><r><rPr><b/></rPr><t>Bold</t></r><r><t xml:space="preserve"> and plain</t></r></si>
      <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000D_b _x005F_x000D_</t></si>`;
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>`;
    expect(await lines({ rows: `<row>${cell}</row>`, strings, styles })).toEqual([[1, text]]);
  });

  test('is where its reference says, and others follow it', async () => {
    const rows = `<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c><c r="AA2"><v>3</v></c></row>`;
    expect(await read({ rows })).toEqual([{ line: 2, cells: ['', '1', '2', ...Array<string>(23).fill(''), '3'] }]);
  });
});

describe('a sheet', () => {
  test('gives its lines the numbers that the spreadsheet shows, without those that are empty', async () => {
    const rows = `<row r="3"><c r="A3"><v>1</v></c></row><row r="4"><c r="A4" s="1"/></row><row r="5"><c t="inlineStr"><is><t> </t></is></c></row>
      <row><c><v>2</v></c></row>`;
    expect(await lines({ rows })).toEqual([
      [3, '1'],
      [6, '2'],
    ]);
  });

  const kinds = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const row = (text: string) =>
    `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;

  test('that is hidden, or a chart, is passed over; dialects, prefixes and absolute paths don’t matter', async () => {
    const parts = {
      'xl/workbook.xml': `<x:workbook><x:sheets><x:sheet r:id="hidden" state="hidden"/><x:sheet r:id="deep" state="veryHidden"/>
        <x:sheet r:id="chart"/><x:sheet q:id="second"/><x:sheet r:id="first"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="first" Type="${kinds}/worksheet" Target="worksheets/a.xml"/>
        <Relationship Id="hidden" Type="${kinds}/worksheet" Target="worksheets/a.xml"/>
        <Relationship Id="deep" Type="${kinds}/worksheet" Target="worksheets/a.xml"/>
        <Relationship Id="chart" Type="${kinds}/chartsheet" Target="worksheets/a.xml"/>
        <Relationship Id="second" Type="${kinds}/worksheet" Target="/xl/other/../worksheets/b.xml"/></Relationships>`,
      'xl/worksheets/a.xml': row('wrong'),
      'xl/worksheets/b.xml': row('right'),
    };
    expect(await lines({ parts })).toEqual([[1, 'right']]);
  });

  test('counts dates from 1904 where the workbook says so', async () => {
    const parts = {
      'xl/workbook.xml': '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="s"/></sheets></workbook>',
    };
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    expect(await lines({ rows: '<row><c><v>44869</v></c></row>', styles, parts })).toEqual([[1, '2026-11-05']]);
  });

  test.each([
    [
      'an extension’s workbookPr',
      '<extLst><ext uri="x"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>',
      true,
    ],
    ['an extension’s workbookPr that says otherwise', '<x15:workbookPr date1904="0"/>', true],
    [
      'a workbookPr of the workbook in a place of its own',
      '<extLst><ext><workbookPr date1904="0"/></ext></extLst>',
      true,
    ],
    [
      'an alternative that we don’t know',
      '<mc:AlternateContent><mc:Choice Requires="x15"><workbookPr date1904="0"/></mc:Choice></mc:AlternateContent>',
      true,
    ],
    [
      'a fallback',
      '<mc:AlternateContent><mc:Fallback><workbookPr date1904="0"/></mc:Fallback></mc:AlternateContent>',
      false,
    ],
  ])('counts dates by the workbook’s own vocabulary, not by %s', async (_, other, is1904) => {
    const names = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
      xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
      xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"
      xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`;
    const parts = {
      'xl/workbook.xml': `<workbook ${names}><workbookPr date1904="1"/>${other}<sheets><sheet x15:id="t" r:id="s"/></sheets></workbook>`,
    };
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    const date = is1904 ? '2026-11-05' : '2022-11-04';
    expect(await lines({ rows: '<row><c><v>44869</v></c></row>', styles, parts })).toEqual([[1, date]]);
  });

  test('leaves out what extensions have in its rows and cells', async () => {
    const rows = `<row><c t="inlineStr"><is><t>a</t></is><extLst><ext><t>b</t><x:v xmlns:x="urn:x">c</x:v></ext></extLst></c></row>
      <x:row xmlns:x="urn:x"><c><v>1</v></c></x:row><row><x:c xmlns:x="urn:x"><v>2</v></x:c><c><v>3</v></c></row>`;
    expect(await lines({ rows })).toEqual([
      [1, 'a'],
      [2, '3'],
    ]);
  });

  test('is read without the texts that its lines don’t need, and closes what it opened', async () => {
    const parts = workbookParts({ rows: '<row><c t="s"><v>0</v></c></row>' });
    const open = new Set<string>();
    async function* pieces(name: string) {
      open.add(name);
      try {
        yield name === 'xl/sharedStrings.xml' ? '<sst><si><t>first</t></si>' : (parts.get(name) ?? '');
        if (name === 'xl/sharedStrings.xml') expect.unreachable('the rest is read');
      } finally {
        open.delete(name);
      }
    }
    expect(await Array.fromAsync(linesOfWorkbook(pieces))).toEqual([{ line: 1, cells: ['first'] }]);
    expect([...open]).toEqual([]);
  });
});

test('styles that thousands of copied cells left behind don’t matter', async () => {
  const styles = `<cellStyleXfs>${'<xf numFmtId="0" applyFont="1" applyFill="1" applyBorder="1"/>'.repeat(100_000)}</cellStyleXfs>
    <cellXfs><xf numFmtId="14"/></cellXfs>`;
  expect(await read({ rows: '<row><c><v>46331</v></c></row>', styles }, 65_536)).toEqual([
    { line: 1, cells: ['2026-11-05'] },
  ]);
});

describe('a hostile workbook is refused:', () => {
  const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';
  const sheet = (xml: string): Given => ({ parts: { 'xl/worksheets/sheet1.xml': xml } });
  const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const longest = `<si><t>${'a'.repeat(32_767)}</t></si>`;

  test.each<[string, Given]>([
    ['entities', sheet(`${doctype}<worksheet><sheetData>${cell('&b;')}</sheetData></worksheet>`)],
    ['a document type', sheet('<!DOCTYPE x SYSTEM "http://evil.test/x.dtd"><worksheet><sheetData/></worksheet>')],
    ['an entity of nobody', { rows: cell('&b;') }],
    ['tags that don’t match', { rows: '<row></c>' }],
    ['an end too early', sheet('<worksheet><sheetData><row>')],
    ['no text at that place', { rows: '<row><c t="s"><v>7</v></c></row>', strings: '<si><t>a</t></si>' }],
    ['a place that is none', { rows: '<row><c t="s"><v>-1</v></c></row>', strings: '<si><t>a</t></si>' }],
    ['rows out of order', { rows: '<row r="2"/><row r="2"/>' }],
    ['a row beyond the last', { rows: '<row r="1048577"/>' }],
    ['too many levels', { rows: '<a>'.repeat(300) }],
    [
      'too many namespaces',
      { rows: `<row ${Array.from({ length: 101 }, (__, at) => `xmlns:n${at}="u"`).join(' ')}/>` },
    ],
    ['a cell without a column', { rows: '<row><c r="1"><v>1</v></c></row>' }],
    ['no sheet', { parts: { 'xl/workbook.xml': '<workbook/>' } }],
    ['no workbook', { parts: { '_rels/.rels': '<Relationships/>' } }],
  ])('%s', async (_, given) => {
    expect(await refusal(given)).toBe('broken');
  });

  test.each<[string, Given]>([
    ['a text of more than a cell has', { rows: cell('a'.repeat(32_768)) }],
    [
      'a shared text of more than a cell has',
      { rows: '<row><c t="s"><v>0</v></c></row>', strings: `<si><t>${'a'.repeat(32_768)}</t></si>` },
    ],
    ['a row of more than a line has', { rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`, strings: longest }],
    [
      'more than a file has',
      { rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(100), strings: longest },
    ],
    ['a text without end', { rows: cell('a'.repeat(5_000_000)) }],
    ['an attribute without end', { rows: `<row spans="${'a'.repeat(5_000_000)}"/>` }],
    ['a row without end', { rows: `<row>${'<c><v>1</v></c>'.repeat(300_000)}</row>` }],
    [
      'a shared text without end',
      { rows: '<row><c t="s"><v>0</v></c></row>', strings: `<si><t>${'a'.repeat(5_000_000)}` },
    ],
    ['styles without end', { styles: `<cellXfs>${'<xf/>'.repeat(4_000_000)}` }],
  ])('%s', async (_, given) => {
    expect(await refusal(given)).toBe('too large');
  });

  test('cells far to the right cost nothing', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row><row><c r="A2"><v>1</v></c><c r="XFD2"><v>1</v></c></row>';
    expect(await read({ rows })).toEqual([{ line: 2, cells: ['1'] }]);
  });
});
