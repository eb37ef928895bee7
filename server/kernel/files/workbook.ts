import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CellValue } from '#values/safeCell.ts';

/** A worksheet has no more rows, one of them the head. */
export const mostRows = 1_048_576;

const namespace = 'http://schemas.openxmlformats.org';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = `${namespace}/spreadsheetml/2006/main`;
const relation = (kind: string) => `${namespace}/officeDocument/2006/relationships/${kind}`;
const contentType = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** The parts of a workbook besides its one sheet (ECMA-376, part 1). */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${namespace}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${contentType('sheet.main')}"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType('worksheet')}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${namespace}/package/2006/relationships">
<Relationship Id="r1" Type="${relation('officeDocument')}" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${namespace}/officeDocument/2006/relationships">
<sheets><sheet name="Calls" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${namespace}/package/2006/relationships">
<Relationship Id="r1" Type="${relation('worksheet')}" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** An Excel workbook of batches of rows, written as it is read. */
export function workbook(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CellValue[])[]>,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(`${declaration}${xml}`), name);
  const sheet = Readable.from(sheetXml(head, batches), { objectMode: false });
  const output = zip.outputStream;
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  sheet.once('error', (error) => (output as Readable).destroy(error));
  output.once('close', () => sheet.destroy());
  return output;
}

async function* sheetXml(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CellValue[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${row(head)}`);
  for await (const rows of batches) if (rows.length > 0) yield Buffer.from(rows.map(row).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

const row = (cells: readonly CellValue[]) => `<row>${cells.map(cell).join('')}</row>`;

/** Texts are inline strings, which are never run as a formula. */
function cell(value: CellValue): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML 1.0 cannot hold, and carriage returns, which it reads as line feeds. */
const forbidden = /[^\t\n\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** What readers would take for the code of a character. */
const escape = /_(?=x[\dA-F]{4}_)/gi;

function escaped(text: string): string {
  return text
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? '')
    .replaceAll(escape, '_x005F_');
}
