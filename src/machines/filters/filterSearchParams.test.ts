import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallFilter } from '#values/callFilter.ts';
import { calls } from '#contract/telephony/calls.contract.ts';
import {
  filtersFromSearchParams,
  filtersToLogQuery,
  filtersToSearchParams,
  filtersToQuery,
} from './filterSearchParams.ts';
import { defaultFilters, sameFilters } from './filterSet.ts';
import { anyFilters, today, timezone } from '../../../tests/model/machines/filters.builders.ts';

const read = (search: string) => filtersFromSearchParams(new URLSearchParams(search), today, timezone);

test('filters survive a round trip through the URL', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const search = new URLSearchParams(filtersToSearchParams(filters)).toString();
      expect(sameFilters(read(search), filters), search).toBe(true);
    }),
  );
});

test('the default filters add no search parameters', () => {
  expect(filtersToSearchParams(defaultFilters(today, timezone))).toEqual([]);
});

test('a preset in the URL moves with the day', () => {
  const later = filtersFromSearchParams(new URLSearchParams('range=last30Days'), '2026-12-31', timezone);
  expect(later).toMatchObject({ dateLabel: 'last30Days', dateStart: '2026-12-02', dateEnd: '2026-12-31' });
});

test.each([
  'range=forever',
  'datefrom=2026-13-01&dateto=2026-13-05',
  'datefrom=2026-03-05&dateto=2026-03-01',
  'datefrom=2026-03-05',
  'status=busy&trackingNumber=123&trackingSource=',
  'durationMin=-1&durationMax=x',
  'durationMin=60&durationMax=30',
  'dateview=years',
  'direction=up&network=wifi&tags=&firstTimeCaller=maybe&audio=1&kind=live',
  'talkTimeMin=60&talkTimeMax=30&scoreMin=5&scoreMax=-5&area=%20',
])('%s falls back to the defaults', (search) => {
  expect(read(search)).toEqual(defaultFilters(today, timezone));
});

test('a query contains only active filters, and the contract accepts it', () => {
  expect(filtersToQuery(defaultFilters(today, timezone))).toEqual({
    datefrom: '2026-03-04',
    dateto: '2026-03-10',
    dateview: 'days',
    timezone,
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(CallFilter.parse(filtersToQuery(filters))).toEqual(filtersToQuery(filters));
    }),
  );
});

test('a query of the log contains every active filter, and the contract accepts it', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = filtersToLogQuery(filters);
      expect(calls.listCalls.query.parse(query)).toMatchObject(query);
      const read = filtersFromSearchParams(new URLSearchParams(filtersToSearchParams(filters)), today, timezone);
      expect(filtersToLogQuery(read)).toEqual(query);
    }),
  );
});
