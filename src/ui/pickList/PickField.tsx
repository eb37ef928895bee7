import type { ReactNode } from 'react';
import { ControlField, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { chosenText, inlineTrigger, trigger } from '../field/SelectField.css.ts';
import { nothingChosen, panel, panelContent } from './PickField.css.ts';
import { PanelButton } from '../menu/PanelButton.tsx';
import { PickList, type PickOption } from './PickList.tsx';

export interface PickFieldProps extends FieldProps {
  options: readonly PickOption[];
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
  const text = options
    .filter(({ id }) => chosen.includes(id))
    .map((option) => option.label)
    .join(', ');
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
              <span id={`${id}-value`} className={text ? chosenText : nothingChosen}>
                {text ? (chosenLabel ?? text) : placeholder}
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
                options={options}
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
