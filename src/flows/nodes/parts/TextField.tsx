import { useId } from 'react';
import * as styles from './fields.css.ts';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  type?: 'text' | 'tel' | 'time' | 'date' | 'url' | 'datetime-local';
  /** Several lines. */
  long?: boolean;
  maxLength?: number;
  list?: string;
}

/** A labelled text input with its error below it. */
export function TextField({ label, value, onChange, error, long = false, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const common = {
    id,
    value,
    'aria-invalid': error !== undefined,
    ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...rest,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {long ? (
        <textarea {...common} rows={3} className={styles.area} />
      ) : (
        <input {...common} type={type} className={styles.input} autoComplete="off" />
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
