import { useId, useState } from 'react';
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

/** A whole number with its unit. Invalid input stays in the field but does not change the value. */
export function NumberField({ label, value, min, max, unit, onChange, error }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.number}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={typed ?? value}
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
          onChange={({ target }) => {
            setTyped(target.value);
            if (/^-?\d+$/.test(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(null)}
        />
        {unit !== undefined && <span className={styles.hint}>{unit}</span>}
      </span>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
