import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface GivenWorkbook {
  /** The rows of its one sheet as XML. */
  rows?: string;
  /** Texts that cells share, as XML. */
  strings?: string;
  styles?: string;
  /** Parts to add or to replace. */
  parts?: Readonly<Record<string, string>>;
}

/** The parts of a workbook with one sheet, by name. */
export function workbookParts({
  rows = '',
  strings = '',
  styles = '',
  parts = {},
}: GivenWorkbook): Map<string, string> {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  return new Map(
    Object.entries({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml': '<workbook><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}${relation('s', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
      'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
      ...parts,
    }),
  );
}

/** An archive of files; `large` in the format for archives above 4 GB, which some writers always use. */
export function zipped(
  files: Iterable<readonly [name: string, content: string | Buffer]>,
  { large = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files)
    zip.addBuffer(Buffer.from(content), name, {
      compress: content.length > 0,
      forceZip64Format: large,
    });
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook with one sheet. */
export const aWorkbook = (given: GivenWorkbook): Promise<Buffer> => zipped(workbookParts(given));

/** The archive with each entry marked as encrypted, in its own header and in the directory. */
export function encrypted(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  for (const [signature, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1))
      bytes.writeUInt16LE(bytes.readUInt16LE(at + flags) | 1, at + flags);
  return bytes;
}
