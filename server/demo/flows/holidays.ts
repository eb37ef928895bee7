const years = [2026, 2027, 2028, 2029, 2030];

const fixedDays: Record<'AU' | 'GB' | 'NZ', readonly (readonly [monthDay: string, name: string])[]> = {
  AU: [
    ['01-01', "New Year's Day"],
    ['01-26', 'Australia Day'],
    ['04-25', 'Anzac Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
  GB: [
    ['01-01', "New Year's Day"],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
  NZ: [
    ['01-01', "New Year's Day"],
    ['02-06', 'Waitangi Day'],
    ['04-25', 'Anzac Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
};

/** A country's public holidays with fixed dates, 2026 to 2030. */
export function holidaysIn(country: 'AU' | 'GB' | 'NZ'): { date: string; name: string }[] {
  return years.flatMap((year) => fixedDays[country].map(([monthDay, name]) => ({ date: `${year}-${monthDay}`, name })));
}
