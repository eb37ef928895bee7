import { numberFormatOf, type NumberFormat } from './cellText.ts';
import { itemsOf, type OpenPart, type PartReader } from './readPart.ts';
import { broken } from './unreadableWorkbook.ts';

/** Where the rows of a workbook are, and how to read their cells. */
export interface WorkbookPlan {
  /** The first sheet that isn’t hidden. */
  sheet: string;
  sharedStrings: string | undefined;
  /** By a cell’s style. */
  formats: readonly (NumberFormat | undefined)[];
  /** Dates count from 1904, not from 1900. */
  starts1904: boolean;
}

/** @throws UnreadableWorkbook for an archive that is no workbook. */
export async function planOf(open: OpenPart): Promise<WorkbookPlan> {
  const main = find(await relationsOf(open, ''), 'officeDocument')?.target;
  if (main === undefined) throw broken('no workbook');
  const relations = await relationsOf(open, main);
  const { starts1904, sheets } = await sheetsOf(open, main);
  // Other sheets are charts.
  const worksheets = new Map(relations.flatMap((each) => (each.kind === 'worksheet' ? [[each.id, each]] : [])));
  const first = sheets.find((id) => worksheets.has(id));
  const sheet = first === undefined ? undefined : worksheets.get(first);
  if (sheet === undefined) throw broken('no sheet');
  const styles = find(relations, 'styles')?.target;
  const formats = styles === undefined ? [] : await formatsOf(open, styles);
  return { sheet: sheet.target, sharedStrings: find(relations, 'sharedStrings')?.target, formats, starts1904 };
}

interface Relation {
  id: string;
  /** The last word of its type, which is the same in both dialects of the standard. */
  kind: string;
  target: string;
}

const find = (relations: readonly Relation[], kind: string) => relations.find((relation) => relation.kind === kind);

/** What a part refers to; the archive itself has no name. */
async function relationsOf(open: OpenPart, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  return allOf<Relation>(open, name, (emit) => ({
    open({ name: element, parent, attributes: { Id: id, Type: type, Target: target, TargetMode: mode } }) {
      if (element !== 'Relationship' || parent !== 'Relationships') return;
      if (id === undefined || type === undefined || target === undefined) return;
      if (mode === 'External') return;
      emit({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: within(folder, target) });
    },
  }));
}

/** The path of a target, which is relative to its folder or begins at the archive. */
function within(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The relations of the visible sheets in their order. */
async function sheetsOf(open: OpenPart, part: string): Promise<{ starts1904: boolean; sheets: string[] }> {
  let starts1904 = false;
  const sheets = await allOf<string>(open, part, (emit) => ({
    open({ name, parent, attributes, relation }) {
      if (name === 'workbookPr' && parent === 'workbook') starts1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || parent !== 'sheets' || /hidden/i.test(attributes.state ?? '')) return;
      if (relation !== undefined) emit(relation);
    },
  }));
  return { starts1904, sheets };
}

async function formatsOf(open: OpenPart, part: string): Promise<(NumberFormat | undefined)[]> {
  const ofCodes = new Map<number, NumberFormat | undefined>();
  const ids = await allOf<number>(open, part, (emit) => ({
    open({ name, parent, attributes: { numFmtId, formatCode } }) {
      if (name === 'numFmt' && parent === 'numFmts')
        ofCodes.set(Number(numFmtId), numberFormatOf(Number(numFmtId), formatCode ?? ''));
      if (name === 'xf' && parent === 'cellXfs') emit(Number(numFmtId ?? 0));
    },
  }));
  return ids.map((id) => (ofCodes.has(id) ? ofCodes.get(id) : numberFormatOf(id, undefined)));
}

/** Characters of XML in a part that lists sheets, styles or other parts. */
const longestPart = 16 * 1024 * 1024;

async function allOf<Item>(open: OpenPart, name: string, readerOf: (emit: (item: Item) => void) => PartReader) {
  const pieces = open(name);
  if (!pieces) throw broken(`no ${name}`);
  return Array.fromAsync(itemsOf(pieces, { part: longestPart, item: longestPart }, readerOf));
}
