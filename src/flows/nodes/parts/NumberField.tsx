import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { FieldLabel, FieldNotes } from '../../../ui/field/Field.tsx';
import * as styles from './fields.css.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  unit?: string;
  onChange: (value: number) => void;
  error?: string | undefined;
}

const whole = { maximumFractionDigits: 0, useGrouping: false };

/** A whole number with its unit. Invalid input stays in the field but does not change the value. */
export function NumberField({ label, value, min, max, unit, onChange, error }: NumberFieldProps) {
  return (
    <AriaNumberField
      className={styles.field}
      // Keeps a value out of range, so that the flow's check can report it.
      commitBehavior="validate"
      validationBehavior="aria"
      formatOptions={whole}
      value={value}
      minValue={min}
      maxValue={max}
      isInvalid={error !== undefined}
      onChange={(next) => Number.isNaN(next) || onChange(next)}
    >
      <FieldLabel label={label} />
      <span className={styles.withUnit}>
        <Input
          className={styles.number}
          // react-aria commits on blur; the flow is updated with every key.
          onChange={({ target }) => /^-?\d+$/.test(target.value) && onChange(Number(target.value))}
        />
        {unit !== undefined && (
          <Text slot="description" className={styles.hint}>
            {unit}
          </Text>
        )}
      </span>
      <FieldNotes error={error} />
    </AriaNumberField>
  );
}
