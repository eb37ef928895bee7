import { parseTime } from '@internationalized/date';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { segment, typing } from './DateField.css.ts';
import { useHourCycle } from './useHourCycle.ts';

interface TimeFieldProps extends FieldProps {
  /** `09:30`, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A time, typed segment by segment. */
export function TimeField({ label, hint, error, optional, value, onChange }: TimeFieldProps) {
  return (
    <AriaTimeField
      className={field}
      data-field=""
      validationBehavior="aria"
      shouldForceLeadingZeros
      hourCycle={useHourCycle()}
      value={/^\d{2}:\d{2}$/.test(value) ? parseTime(value) : null}
      isInvalid={Boolean(error)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
    >
      <FieldLabel label={label} optional={optional} />
      <DateInput className={typing}>{(part) => <DateSegment segment={part} className={segment} />}</DateInput>
      <FieldNotes hint={hint} error={error} />
    </AriaTimeField>
  );
}
