import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DateInput, DateSegment } from 'react-aria-components/TimeField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { listPanel } from '../field/SelectField.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { box, opener, panel, segment, segments, typing } from './DateField.css.ts';
import { useHourCycle } from './useHourCycle.ts';

interface DateFieldProps extends FieldProps {
  /** `2026-11-21`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The last selectable day. */
  max?: string;
}

/** Parses a date; null when invalid. */
export function readDate(text: string): CalendarDate | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDate(text) : null;
}

function readDateTime(text: string): CalendarDateTime | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? parseDateTime(text) : null;
}

const picking = (
  <>
    <Group className={box}>
      <DateInput className={segments}>{(part) => <DateSegment segment={part} className={segment} />}</DateInput>
      <Button className={opener}>
        <Icon name="calendar" size={16} />
      </Button>
    </Group>
    <Popover className={`${listPanel} ${panel}`} offset={4} placement="bottom end">
      <Dialog>
        <Calendar>
          <CalendarMonth />
        </Calendar>
      </Dialog>
    </Popover>
  </>
);

const shared = {
  className: field,
  'data-field': '',
  validationBehavior: 'aria',
  shouldForceLeadingZeros: true,
} as const;

/** A date typed segment by segment, in the user's local order. */
export function DateField({ label, hint, error, optional, value, onChange, max }: DateFieldProps) {
  return (
    <AriaDateField
      {...shared}
      value={readDate(value)}
      isInvalid={Boolean(error)}
      maxValue={max === undefined ? null : parseDate(max)}
      onChange={(day) => onChange(day?.toString() ?? '')}
    >
      <FieldLabel label={label} optional={optional} />
      <DateInput className={typing}>{(part) => <DateSegment segment={part} className={segment} />}</DateInput>
      <FieldNotes hint={hint} error={error} />
    </AriaDateField>
  );
}

/** A date, typed or picked in a calendar. */
export function DatePicker({ label, hint, error, optional, lang, value, onChange }: Omit<DateFieldProps, 'max'>) {
  return (
    <AriaDatePicker
      {...shared}
      value={readDate(value)}
      isInvalid={Boolean(error)}
      onChange={(day) => onChange(day?.toString() ?? '')}
    >
      <FieldLabel label={label} optional={optional} lang={lang} />
      {picking}
      <FieldNotes hint={hint} error={error} lang={lang} />
    </AriaDatePicker>
  );
}

/** A date and time, as `2026-11-21T09:30`. */
export function DateTimePicker({ label, hint, error, optional, value, onChange }: Omit<DateFieldProps, 'max'>) {
  return (
    <AriaDatePicker
      {...shared}
      granularity="minute"
      hourCycle={useHourCycle()}
      value={readDateTime(value)}
      isInvalid={Boolean(error)}
      onChange={(moment) => onChange(moment?.toString().slice(0, 16) ?? '')}
    >
      <FieldLabel label={label} optional={optional} />
      {picking}
      <FieldNotes hint={hint} error={error} />
    </AriaDatePicker>
  );
}
