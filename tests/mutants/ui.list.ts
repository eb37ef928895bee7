import { type Mutant, of } from './mutant.ts';

const beside = (file: string) => [`${file}.test.ts`];

/** What the page reckons without drawing. */
export const uiMutants: readonly Mutant[] = [
  ...of('src/ui/table/rowKeys.ts', beside('src/ui/table/rowKeys'), [
    ['Math.min(count - 1, wanted)', 'Math.min(count, wanted)'],
    ['const leap = 10;', 'const leap = 9;'],
    ['End: count - 1', 'End: count - 2'],
  ]),
  ...of('src/ui/text/truncated.ts', beside('src/ui/text/truncated'), [
    ['.slice(0, max - 1)', '.slice(0, max)'],
    ['characters.length <= max', 'characters.length < max'],
    ['.trimEnd()', ''],
  ]),
  ...of('src/ui/board/cardOrder.ts', beside('src/ui/board/cardOrder'), [
    ['Math.min(place, rest.length)', 'Math.min(place, rest.length - 1)'],
    ['[...new Set(kept)]', '[...kept]'],
  ]),
  ...of('src/page/reports/percentChange.ts', beside('src/page/reports/percentChange'), [
    ['before === 0 ? 1 : before', 'before'],
  ]),
  ...of('src/ui/charts/stackedBars.ts', beside('src/ui/charts/stackedBars'), [
    ['Math.max(tallest, max(bars, ({ earlier }) => earlier ?? 0) ?? 0)', 'tallest'],
    ['value: high - low', 'value: high'],
    ['labelled: at % every === 0', 'labelled: at % 2 === 0'],
  ]),
  ...of('src/ui/form/fieldProblem.ts', beside('src/ui/form/fieldProblem'), [
    ["problems[issue.path.join('.')] ??=", "problems[issue.path.join('.')] ="],
    ["value === undefined || value === null || value === ''", "value === undefined || value === ''"],
  ]),
  ...of('src/page/list/pageOfRows.ts', beside('src/page/list/pageOfRows'), [
    ['(page + 1) * length', '(page + 1) * length - 1'],
    ["isDefault ? defaults.order : 'asc'", "'asc'"],
    ['total: rows.length', 'total: sorted.slice(page * length).length'],
  ]),
  ...of('src/page/list/matchesSearch.ts', beside('src/page/list/matchesSearch'), [
    ["digits !== '' && numbers.some", 'numbers.some'],
    ["digits.replace(/^0+/, '')", 'digits'],
    ['text?.toLowerCase().includes(words)', 'text?.includes(words)'],
  ]),
  ...of('src/ui/upload/acceptedFile.ts', beside('src/ui/upload/acceptedFile'), [
    ['file.size > rule.maxBytes', 'file.size >= rule.maxBytes'],
    ["file.type === '' ? endings", "file.type !== '' ? endings"],
  ]),
  ...of('src/ui/field/searchTerm.ts', beside('src/ui/field/searchTerm'), [['!text && ', '']]),
  ...of('src/page/errors/isSilent.ts', beside('src/page/errors/isSilent'), [
    ["error.code === 'NOT-FOUND' && missingAccount", "error.code !== 'GEN01' && missingAccount"],
  ]),
  ...of('src/page/reports/callsBehind.ts', beside('src/page/reports/callsBehind'), [
    ["if ('datefrom' in narrow) search.delete('range');", ''],
    ['datefrom: later(span.dateStart, dateStart)', 'datefrom: span.dateStart'],
  ]),
];
