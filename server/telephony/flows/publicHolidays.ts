import type { HolidayCalendar } from '#contract/telephony/routing.contract.ts';
import type { z } from 'zod';
import { AppError } from '../../kernel/appError.ts';
import { datesOf } from '../../kernel/holidayDates.ts';

interface Asked {
  /** ISO 3166-1. */
  country: string;
  /** The part of an ISO 3166-2 code after the country: `VIC`. */
  state?: string | undefined;
  /** ISO 639-1; a holiday without a name in it has the country's own. */
  language: string;
}

/**
 * The public holidays of the next 24 months that last whole days, by date, and the states whose holidays differ.
 * @throws AppError NOT-FOUND for a country or state of which none are known.
 */
export async function publicHolidays(
  { country, state, language }: Asked,
  now: Date,
): Promise<z.input<typeof HolidayCalendar>> {
  // Its data of all countries takes a megabyte, which few processes ever need.
  const { default: Holidays } = await import('date-holidays');
  const all = new Holidays();
  const states = Object.entries(all.getStates(country, language) ?? {}).map(([id, name]) => ({ id, name }));
  const isKnown = Object.hasOwn(all.getCountries(), country);
  if (!isKnown || (state !== undefined && !states.some(({ id }) => id === state))) throw new AppError('NOT-FOUND');
  const calendar = state === undefined ? new Holidays(country) : new Holidays(country, state);
  const first = now.toISOString().slice(0, 10);
  const last = `${now.getUTCFullYear() + 2}${first.slice(4)}`;
  const names = new Map<string, Set<string>>();
  for (let year = now.getUTCFullYear(); year <= now.getUTCFullYear() + 2; year += 1) {
    for (const holiday of calendar.getHolidays(year, language)) {
      if (holiday.type !== 'public') continue;
      for (const date of datesOf(holiday)) names.set(date, (names.get(date) ?? new Set()).add(holiday.name));
    }
  }
  const holidays = [...names]
    .filter(([date]) => date >= first && date < last)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, called]) => ({ date, name: [...called].join(', ').slice(0, 100) }));
  return { states, holidays };
}
