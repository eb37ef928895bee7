import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { tableMessages } from './table.messages.ts';
import { glass, input, search } from './TableSearch.css.ts';

/** Specification section 9. */
const debounceMs = 300;

interface TableSearchProps {
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** A search box that tells what was typed once the typing pauses; Enter tells it at once. */
export function TableSearch({ value, placeholder, onSearch }: TableSearchProps) {
  const label = useIntl().formatMessage(tableMessages.search);
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Another address was opened: it wins over what was typed.
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  const tell = (next: string) => {
    window.clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === value) return;
    setTold(trimmed);
    onSearch(trimmed);
  };
  return (
    <div className={search}>
      <span className={glass}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        className={input}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={100}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => tell(typed), debounceMs);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text);
        }}
      />
    </div>
  );
}
