import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { error as errorClass } from './Field.css.ts';
import { card, cards, dot } from './Radio.css.ts';

interface RadioCardsProps {
  label: string;
  value: string | null;
  choices: readonly { value: string; content: ReactNode }[];
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One of a few options that need several lines. */
export function RadioCards({ label, value, choices, onChange, error }: RadioCardsProps) {
  return (
    <RadioGroup
      data-field=""
      aria-label={label}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      value={value}
      onChange={onChange}
    >
      <div className={cards}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={card}>
            <span className={dot} />
            {choice.content}
          </Radio>
        ))}
      </div>
      {error && (
        <span role="alert">
          <FieldError className={errorClass}>{error}</FieldError>
        </span>
      )}
    </RadioGroup>
  );
}
