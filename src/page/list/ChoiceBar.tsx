import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button/Button.tsx';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { choices as choicesClass } from './List.css.ts';

interface ChoiceBarProps {
  /** The parameter of the address that keeps the choice. */
  parameter: string;
  label: string;
  /** What no choice is called. */
  any: string;
  choices: readonly { value: string; label: string }[];
}

/** One choice of a few or any, as a row of buttons; kept in the address. */
export function ChoiceBar({ parameter, label, any, choices }: ChoiceBarProps) {
  const value = useSearchParams()[0].get(parameter);
  const change = useUpdateSearchParams();
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  return (
    <div className={choicesClass} role="group" aria-label={label}>
      {[null, ...choices].map((choice) => (
        <Button
          key={choice?.value ?? ''}
          look="quiet"
          size="small"
          aria-pressed={choice === chosen}
          onClick={() => change({ [parameter]: choice?.value ?? null, page: null }, { replace: true })}
        >
          {choice?.label ?? any}
        </Button>
      ))}
    </div>
  );
}
