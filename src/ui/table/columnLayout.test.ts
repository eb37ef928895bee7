import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import {
  type ColumnLayout,
  firstLayout,
  laidOut,
  layoutFromText,
  layoutToText,
  withColumn,
  withMoved,
  withWidths,
} from './columnLayout.ts';

const columns: Column<string>[] = [
  { key: 'caller', title: 'Caller', width: 240, fixed: true },
  { key: 'status', title: 'Status', width: 150 },
  { key: 'tags', title: 'Tags', width: 170 },
  { key: 'web_source', title: 'Web source', width: 120, hiddenAtFirst: true },
  { key: 'score', title: 'Score', width: 80 },
];
const keysOf = (layout: ColumnLayout) => layout.map(({ key }) => key);
const first = firstLayout(columns);

const anyLayout: fc.Arbitrary<ColumnLayout> = fc
  .shuffledSubarray(columns.map(({ key }) => key).filter((key) => key !== 'caller'))
  .chain((keys) =>
    fc.tuple(
      ...['caller', ...keys].map((key) =>
        fc
          .option(fc.integer({ min: 60, max: 800 }), { nil: undefined })
          .map((width) => (width === undefined ? { key } : { key, width })),
      ),
    ),
  );

test('a layout survives a round trip through the URL', () => {
  fc.assert(
    fc.property(anyLayout, (layout) => {
      const search = new URLSearchParams({ columns: layoutToText(layout) });
      expect(layoutFromText(new URLSearchParams(search.toString()).get('columns'), columns)).toEqual(layout);
    }),
  );
});

test('a layout needs no escaping in the URL', () => {
  const text = layoutToText([{ key: 'web_source', width: 90 }, { key: 'tags' }]);
  expect(new URLSearchParams({ columns: text }).toString()).toBe('columns=web_source-90.tags');
});

test('of a text, columns that the table has not and widths that make no sense are left out', () => {
  expect(layoutFromText('gone.tags-90.status-wide.tags-120.score-9', columns)).toEqual([
    { key: 'caller' },
    { key: 'tags', width: 90 },
    { key: 'status' },
    { key: 'score', width: 60 },
  ]);
  for (const nothing of [null, '', 'gone', '{"status":false}'])
    expect(layoutFromText(nothing, columns)).toBeUndefined();
});

test('fixed columns come first, named or not', () => {
  expect(layoutFromText('score.status-99', columns)).toEqual([
    { key: 'caller' },
    { key: 'score' },
    { key: 'status', width: 99 },
  ]);
  expect(layoutFromText('score.caller-300', columns)).toEqual([{ key: 'caller', width: 300 }, { key: 'score' }]);
});

test('the columns of a layout have its order and widths', () => {
  expect(laidOut(columns, [{ key: 'score' }, { key: 'gone' }, { key: 'status', width: 99 }])).toEqual([
    columns[4],
    { ...columns[1], width: 99 },
  ]);
});

test('a column is shown where it stands at first, also among columns that were moved', () => {
  expect(keysOf(first)).toEqual(['caller', 'status', 'tags', 'score']);
  expect(keysOf(withColumn(columns, first, 'web_source', true))).toEqual([
    'caller',
    'status',
    'tags',
    'web_source',
    'score',
  ]);
  expect(keysOf(withColumn(columns, [{ key: 'status' }, { key: 'tags' }], 'score', true))).toEqual([
    'status',
    'tags',
    'score',
  ]);
  expect(keysOf(withColumn(columns, first, 'tags', false))).toEqual(['caller', 'status', 'score']);
});

test('moving a column changes its place and nothing else', () => {
  fc.assert(
    fc.property(anyLayout, fc.nat(), fc.nat(), fc.boolean(), (layout, from, to, isBefore) => {
      const [moved, target] = [layout[from % layout.length], layout[to % layout.length]];
      fc.pre(moved !== undefined && target !== undefined && moved !== target);
      const after = withMoved(layout, moved.key, { key: target.key, isBefore });
      expect(after.indexOf(moved) - after.indexOf(target)).toBe(isBefore ? -1 : 1);
      expect(after.filter((entry) => entry !== moved)).toEqual(layout.filter((entry) => entry !== moved));
    }),
  );
});

test('a hidden column is not moved, and nothing is moved next to it', () => {
  expect(withMoved(first, 'web_source', { key: 'tags', isBefore: true })).toBe(first);
  expect(withMoved(first, 'tags', { key: 'web_source', isBefore: true })).toBe(first);
});

test('a width stays in its range', () => {
  const widths = new Map([
    ['tags', 12.4],
    ['score', 100.6],
    ['status', 5000],
  ]);
  expect(withWidths(first, widths)).toEqual([
    { key: 'caller' },
    { key: 'status', width: 800 },
    { key: 'tags', width: 60 },
    { key: 'score', width: 101 },
  ]);
});
