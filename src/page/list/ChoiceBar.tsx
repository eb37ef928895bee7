import { useSearchParams } from 'react-router';
import { ToggleButtons } from '../../ui/button/ToggleButtons.tsx';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { bareChoices, choices as choicesClass } from './List.css.ts';

interface ChoiceBarProps {
  /** The search parameter that holds the choice. */
  parameter: string;
  label: string;
  /** Label for no filter. */
  any: string;
  choices: readonly { value: string; label: string }[];
  /** On the page itself, rather than in a list. */
  bare?: boolean;
}

const none = 'any';

/** A row of buttons for one choice or any; kept in the URL. */
export function ChoiceBar({ parameter, label, any, choices, bare = false }: ChoiceBarProps) {
  const value = useSearchParams()[0].get(parameter);
  const change = useUpdateSearchParams();
  const chosen = choices.find((choice) => choice.value === value)?.value ?? none;
  return (
    <ToggleButtons
      className={bare ? bareChoices : choicesClass}
      label={label}
      value={chosen}
      choices={[{ value: none, label: any }, ...choices]}
      onChange={(next) => change({ [parameter]: next === none ? null : next, page: null }, { replace: true })}
    />
  );
}
