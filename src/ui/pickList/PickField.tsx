import type { ReactNode } from 'react';
import { ControlField, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { chosenText, inlineTrigger, trigger } from '../field/SelectField.css.ts';
import { nothingChosen, panel, panelContent } from './PickField.css.ts';
import { PanelButton } from '../menu/PanelButton.tsx';
import { PickList, type PickOption } from './PickList.tsx';

export interface PickFieldProps extends FieldProps {
  /** A function is called when the list opens; without `chosenLabel` it is called at once, for the selected labels. */
  options: readonly PickOption[] | (() => readonly PickOption[]);
  chosen: readonly string[];
  multiple?: boolean;
  onChange: (chosen: string[]) => void;
  searchLabel: string;
  emptyLabel: string;
  /** Shown on the button while nothing is selected. */
  placeholder: string;
  /** Shown on the button otherwise; defaults to the selected labels. */
  chosenLabel?: ReactNode;
  /** Controls between search and list, such as filters. */
  above?: ReactNode;
  disabled?: boolean | undefined;
  /** Small, with the label on the same line. */
  inline?: boolean;
}

/** Selects one or more of many options, with a search. */
export function PickField(props: PickFieldProps) {
  const { label, hint, error, optional, options, chosen, multiple = false, onChange, disabled = false } = props;
  const { searchLabel, emptyLabel, placeholder, chosenLabel, above, inline = false } = props;
  const listed = () => (typeof options === 'function' ? options() : options);
  const shown = chosen.length === 0 ? '' : (chosenLabel ?? labelsOf(listed(), chosen));
  return (
    <ControlField label={label} hint={hint} error={error} optional={optional} inline={inline}>
      {({ id, labelId, 'aria-describedby': describedBy }) => (
        <PanelButton
          id={id}
          styles={{ button: inline ? inlineTrigger : trigger, panel, content: panelContent }}
          offset={4}
          aria-labelledby={`${id}-value ${labelId}`}
          aria-describedby={describedBy}
          panelLabel={label}
          disabled={disabled}
          trigger={
            <>
              <span id={`${id}-value`} className={shown === '' ? nothingChosen : chosenText}>
                {shown === '' ? placeholder : shown}
              </span>
              <Icon name="chevronDown" size={14} />
            </>
          }
        >
          {(close) => (
            <>
              {above}
              <PickList
                label={label}
                searchLabel={searchLabel}
                emptyLabel={emptyLabel}
                options={listed()}
                chosen={chosen}
                multiple={multiple}
                wide
                onChange={(ids) => {
                  onChange(ids);
                  if (!multiple) close();
                }}
              />
            </>
          )}
        </PanelButton>
      )}
    </ControlField>
  );
}

function labelsOf(options: readonly PickOption[], chosen: readonly string[]): string {
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');
}
