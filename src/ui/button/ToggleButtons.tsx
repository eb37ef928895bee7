import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { button } from './Button.css.ts';
import { toggles } from './ToggleButtons.css.ts';

interface ToggleButtonsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

const look = button({ look: 'quiet', size: 'small' });

/** Selects one of a few options; applies immediately. */
export function ToggleButtons<Value extends string>({
  label,
  value,
  choices,
  onChange,
  className = toggles,
}: ToggleButtonsProps<Value>) {
  return (
    <ToggleButtonGroup
      className={className}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        const chosen = choices.find((choice) => choice.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} id={choice.value} className={look}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
