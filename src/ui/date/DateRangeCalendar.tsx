import { parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarMonth } from './CalendarMonth.tsx';
import { readDate } from './DateField.tsx';

interface DateRangeCalendarProps {
  label: string;
  /** First and last day, as `2026-11-21`. */
  start: string;
  end: string;
  max: string;
  onChange: (start: string, end: string) => void;
}

/** A calendar to pick the first and then the last day. */
export function DateRangeCalendar({ label, start, end, max, onChange }: DateRangeCalendarProps) {
  const [first, last] = [readDate(start), readDate(end)];
  return (
    <RangeCalendar
      aria-label={label}
      value={first && last && first.compare(last) <= 0 ? { start: first, end: last } : null}
      defaultFocusedValue={last ?? parseDate(max)}
      maxValue={parseDate(max)}
      onChange={(range) => onChange(range.start.toString(), range.end.toString())}
    >
      <CalendarMonth />
    </RangeCalendar>
  );
}
