import { expect, test } from 'vitest';
import { defaultFilters, type FilterSet } from '../../machines/filters/filterSet.ts';
import { callsBehind } from './callsBehind.ts';

const filters: FilterSet = {
  ...defaultFilters('2026-03-10', 'UTC'),
  dateLabel: 'custom',
  dateStart: '2026-01-20',
  dateEnd: '2026-03-10',
  dateView: 'months',
  status: ['missed'],
};

test("a day opens that day's real calls with the same filters", () => {
  expect(callsBehind(filters, 'days', '2026-02-03')).toBe(
    'datefrom=2026-02-03&dateto=2026-02-03&status=missed&kind=real',
  );
});

test('a month opens only its days within the range', () => {
  expect(callsBehind(filters, 'months', '2026-01')).toBe(
    'datefrom=2026-01-20&dateto=2026-01-31&status=missed&kind=real',
  );
  expect(callsBehind(filters, 'months', '2026-03')).toBe(
    'datefrom=2026-03-01&dateto=2026-03-10&status=missed&kind=real',
  );
});

test.each(['hours', 'weekdays'] as const)('a bucket of %s opens the whole range and says so', (view) => {
  expect(callsBehind(filters, view, '3')).toBe('datefrom=2026-01-20&dateto=2026-03-10&status=missed&kind=real&slot=1');
});
