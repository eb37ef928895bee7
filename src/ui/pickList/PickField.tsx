import { type ReactNode, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { usePickPanel } from './usePickPanel.ts';
import { chosenText, nothingChosen, panel, trigger } from './PickField.css.ts';
import { PickList, type PickOption } from './PickList.tsx';

export interface PickFieldProps extends Omit<FieldProps, 'children'> {
  options: readonly PickOption[];
  chosen: readonly string[];
  multiple?: boolean;
  onChange: (chosen: string[]) => void;
  searchLabel: string;
  emptyLabel: string;
  /** What stands on the button while nothing is chosen. */
  placeholder: string;
  /** What stands on the button otherwise; without it the labels of what is chosen. */
  chosenLabel?: ReactNode;
  /** Controls between the search and the list, such as filters. */
  above?: ReactNode;
  disabled?: boolean;
}

/** A field of one or several out of many, with a search. One that is picked closes the list. */
export function PickField(props: PickFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    options,
    chosen,
    multiple = false,
    onChange,
    disabled,
    above,
    ...words
  } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const attach = usePickPanel(button, open, setOpen);
  const text = options
    .filter(({ id }) => chosen.includes(id))
    .map((option) => option.label)
    .join(', ');
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            className={trigger}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={`${control.id}-panel`}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          >
            <span className={text ? chosenText : nothingChosen}>
              {text ? (words.chosenLabel ?? text) : words.placeholder}
            </span>
            <Icon name="chevronDown" size={14} />
          </button>
          <div
            ref={attach}
            id={`${control.id}-panel`}
            className={panel}
            popover="manual"
            role="dialog"
            aria-label={label}
          >
            {open && (
              <>
                {above}
                <PickList
                  label={label}
                  searchLabel={words.searchLabel}
                  emptyLabel={words.emptyLabel}
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
          </div>
        </>
      )}
    </Field>
  );
}
