import { expect, test } from 'vitest';
import { defaultFilters, type FilterSet } from '../../machines/filters/filterSet.ts';
import { bucketNarrow, callsBehind, rowNarrow } from './callsBehind.ts';

const filters: FilterSet = {
  ...defaultFilters('2026-03-10', 'UTC'),
  dateLabel: 'custom',
  dateStart: '2026-01-20',
  dateEnd: '2026-03-10',
  dateView: 'months',
  status: ['missed'],
};

const range = 'datefrom=2026-01-20&dateto=2026-03-10&status=missed&kind=real';

test("a day opens that day's real calls with the same filters", () => {
  expect(callsBehind(filters, bucketNarrow(filters, 'days', '2026-02-03'))).toBe(
    'datefrom=2026-02-03&dateto=2026-02-03&status=missed&kind=real',
  );
});

test('a month opens only its days within the range', () => {
  expect(bucketNarrow(filters, 'months', '2026-01')).toEqual({ datefrom: '2026-01-20', dateto: '2026-01-31' });
  expect(bucketNarrow(filters, 'months', '2026-03')).toEqual({ datefrom: '2026-03-01', dateto: '2026-03-10' });
});

test('an hour or a weekday opens the calls of the range that began then', () => {
  expect(callsBehind(filters, bucketNarrow(filters, 'hours', '3'))).toBe(`${range}&hour=3`);
  expect(callsBehind(filters, bucketNarrow(filters, 'weekdays', '7'))).toBe(`${range}&weekday=7`);
});

test('days take the place of a preset', () => {
  const preset: FilterSet = { ...filters, dateLabel: 'last30Days', status: [] };
  expect(callsBehind(preset, { datefrom: '2026-03-01', dateto: '2026-03-01' })).toBe(
    'kind=real&datefrom=2026-03-01&dateto=2026-03-01',
  );
});

test('a figure of a row takes the place of the filter that it narrows', () => {
  const row = { actions: { calls: 'trackingSource=Flyer+%26+card' } };
  const wide: FilterSet = { ...filters, trackingSource: ['Radio', 'Flyer & card'] };
  expect(callsBehind(wide, { ...rowNarrow(row), status: 'answered' })).toBe(
    'datefrom=2026-01-20&dateto=2026-03-10&trackingSource=Flyer+%26+card&status=answered&kind=real',
  );
});

test('a figure of two statuses opens the calls of both', () => {
  expect(callsBehind(filters, { status: ['missed', 'abandoned'] })).toBe(
    'datefrom=2026-01-20&dateto=2026-03-10&status=missed&kind=real&status=abandoned',
  );
});
