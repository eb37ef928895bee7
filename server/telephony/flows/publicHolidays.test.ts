import { expect, test } from 'vitest';
import { publicHolidays } from './publicHolidays.ts';

const now = new Date('2026-11-22T10:00:00Z');
const list = async (country: string, state?: string, language = 'en') => {
  const { holidays } = await publicHolidays({ country, state, language }, now);
  return holidays.map(({ date, name }) => `${date} ${name}`);
};

test('lists the public holidays of the next 24 months by date, with substitute days', async () => {
  const dates = await list('AU', 'VIC');
  expect(dates).toContain('2026-12-25 Christmas Day');
  expect(dates).toContain('2026-12-28 Boxing Day (substitute day)');
  expect(dates).toContain('2027-03-29 Easter Monday');
  expect(dates).toContain('2028-04-25 Anzac Day');
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates.map((one) => one.slice(0, 10))).size).toBe(dates.length);
  expect([dates[0], dates.at(-1)]).toEqual(['2026-12-25 Christmas Day', '2028-11-07 Melbourne Cup']);
});

test('a state has holidays of its own', async () => {
  const [country, victoria] = [await list('AU'), await list('AU', 'VIC')];
  expect(country.some((one) => one.includes('Melbourne Cup'))).toBe(false);
  expect(victoria).toContain('2027-11-02 Melbourne Cup');
  const { states } = await publicHolidays({ country: 'AU', language: 'en' }, now);
  expect(states).toContainEqual({ id: 'VIC', name: 'Victoria' });
});

test('tells names in the language asked for', async () => {
  expect(await list('IT', undefined, 'it')).toContain('2027-08-15 Assunzione di Maria');
  expect(await list('GB', 'ENG')).toContain('2027-08-30 Summer bank holiday');
});

test.each([['XX'], ['AU', 'XYZ']])('knows nothing of %s %s', async (country, state?: string) => {
  await expect(list(country, state)).rejects.toThrow('NOT-FOUND');
});
