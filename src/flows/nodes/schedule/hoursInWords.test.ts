import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { hoursInWords } from './hoursInWords.ts';

const intl = createIntl({ locale: 'en-GB', messages: {}, onError: () => undefined });

test('opening hours are told by period with their days, nights and dates, then the holidays and the zone', () => {
  const settings = {
    timezone: 'Australia/Perth',
    periods: [
      {
        id: 'open',
        name: 'Open',
        weekly: [
          { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' },
          { days: [6, 1], from: '10:00', to: '12:00' },
        ],
        dates: [],
      },
      { id: 'night', name: '', weekly: [{ days: [7], from: '22:00', to: '06:00' }], dates: ['2026-12-24'] },
      { id: 'never', name: 'Stocktaking', weekly: [], dates: [] },
    ],
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2027-01-26', name: '' },
    ],
  };
  expect(hoursInWords(settings, intl)).toEqual([
    'Open: Mon–Fri 09:00–17:30; Mon, Sat 10:00–12:00',
    'Unnamed period: Sun 22:00–06:00 the next day; 24 Dec 2026',
    'Stocktaking: never',
    'Holidays: Christmas Day 25 Dec 2026; 26 Jan 2027',
    'Times in Australia/Perth',
  ]);
  expect(hoursInWords({ timezone: null, periods: [], holidays: [] }, intl)).toEqual([]);
});
