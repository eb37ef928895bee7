import { useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SearchField } from 'react-aria-components/SearchField';
import { control } from '../field/Field.css.ts';
import { mark } from '../field/SelectField.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { alwaysOpen } from './alwaysOpen.ts';
import {
  label as labelClass,
  nothing,
  option as optionClass,
  options as optionsClass,
  picker,
  second,
} from './PickList.css.ts';

export interface PickOption {
  id: string;
  label: string;
  /** Small text beside the label; searched too. */
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
  /** Fills the width of its container. */
  wide?: boolean;
  onChange: (chosen: string[]) => void;
  /** Told what is searched for, if there may be more options than those given. */
  onSearch?: (search: string) => void;
}

const rowHeight = 35;
const mostRows = 10;

const matches = (option: PickOption, words: string) =>
  `${option.label} ${option.detail ?? ''} ${option.words ?? ''}`.toLocaleLowerCase().includes(words);

/** A searchable list to select one or more options. The focus stays in the search; rows are virtualized. */
export function PickList(props: PickListProps) {
  const { label, searchLabel, emptyLabel, options, chosen, multiple = false, wide = false, onChange, onSearch } = props;
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Focusing earlier, a surrounding dialog would take the focus back. The panel is not placed yet, and scrolling would
  // close it.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const words = search.trim().toLocaleLowerCase();
  const shown = words ? options.filter((option) => matches(option, words)) : options;
  const pick = (keys: Set<unknown>) => {
    const kept = chosen.filter((one) => keys.has(one));
    const added = [...keys].filter((key) => typeof key === 'string').filter((key) => !chosen.includes(key));
    if (multiple) onChange([...kept, ...added]);
    // Selecting the selected option again confirms it.
    else onChange(added.length > 0 ? added : [...chosen]);
  };
  return (
    <div className={picker({ wide })}>
      <Autocomplete
        inputValue={search}
        onInputChange={(text) => {
          setSearch(text);
          onSearch?.(text.trim());
        }}
      >
        <SearchField aria-label={searchLabel}>
          <Input ref={input} {...alwaysOpen} className={control} placeholder={searchLabel} />
        </SearchField>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
          <ListBox
            className={optionsClass}
            style={{ height: Math.min(Math.max(shown.length, 1), mostRows) * rowHeight }}
            aria-label={label}
            items={shown}
            escapeKeyBehavior="none"
            selectionMode={multiple ? 'multiple' : 'single'}
            selectedKeys={chosen}
            onSelectionChange={(keys) => keys !== 'all' && pick(keys)}
            renderEmptyState={() => <p className={nothing}>{emptyLabel}</p>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                className={optionClass}
                textValue={option.label}
                style={{ paddingLeft: 8 + (option.indent ?? 0) * 16 }}
              >
                {({ isSelected }) => (
                  <>
                    <span className={mark}>{isSelected && <Icon name="check" size={14} />}</span>
                    <span className={labelClass}>{option.label}</span>
                    {option.detail && <span className={second}>{option.detail}</span>}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Autocomplete>
    </div>
  );
}
