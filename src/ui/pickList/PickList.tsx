import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { control } from '../field/Field.css.ts';
import {
  found,
  mark,
  nothing,
  option as optionClass,
  options as optionsClass,
  picker,
  second,
} from './PickList.css.ts';

export interface PickOption {
  id: string;
  label: string;
  /** Words in small print beside the label; searched too. */
  detail?: string;
  /** Searched, but not shown. */
  words?: string;
  /** Depth in a tree, 0 at the top. */
  indent?: number;
}

interface PickListProps {
  label: string;
  searchLabel: string;
  emptyLabel: string;
  options: readonly PickOption[];
  chosen: readonly string[];
  multiple?: boolean;
  /** Takes the width of what it stands in. */
  wide?: boolean;
  onChange: (chosen: string[]) => void;
}

const matches = (option: PickOption, words: string) =>
  `${option.label} ${option.detail ?? ''} ${option.words ?? ''}`.toLocaleLowerCase().includes(words);

/** A searchable list of which one or several are picked; arrows move, Enter picks, the focus stays in the search. */
export function PickList(props: PickListProps) {
  const { label, searchLabel, emptyLabel, options, chosen, multiple = false, wide = false, onChange } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const words = search.trim().toLocaleLowerCase();
  const shown = words ? options.filter((option) => matches(option, words)) : options;
  const at = Math.min(active, shown.length - 1);

  const pick = (option: PickOption | undefined) => {
    if (!option) return;
    const without = chosen.filter((one) => one !== option.id);
    if (!multiple) onChange([option.id]);
    else onChange(without.length < chosen.length ? without : [...chosen, option.id]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(target, shown.length - 1));
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      pick(shown[at]);
    }
  };
  return (
    <div className={picker({ wide })}>
      <input
        // The list opens by a click on its button: the focus is expected in its search.
        ref={(input) => input?.focus()}
        className={control}
        type="text"
        role="combobox"
        aria-label={searchLabel}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        placeholder={searchLabel}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} aria-multiselectable={multiple} className={optionsClass}>
        {shown.map((option, index) => (
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.id)}
            className={index === at ? `${optionClass} ${found}` : optionClass}
            style={{ paddingLeft: 8 + (option.indent ?? 0) * 16 }}
            onPointerMove={() => setActive(index)}
            onClick={() => pick(option)}
            onKeyDown={onKeyDown}
          >
            <span className={mark}>{chosen.includes(option.id) && <Icon name="check" size={14} />}</span>
            <span>{option.label}</span>
            {option.detail && <span className={second}>{option.detail}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={nothing}>{emptyLabel}</p>}
    </div>
  );
}
