import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button/Button.tsx';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { choices as choicesClass } from './List.css.ts';

interface ChoiceBarProps {
  /** The search parameter that holds the choice. */
  parameter: string;
  label: string;
  /** Label for no filter. */
  any: string;
  choices: readonly { value: string; label: string }[];
}

/** A row of buttons for one choice or any; kept in the URL. */
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
