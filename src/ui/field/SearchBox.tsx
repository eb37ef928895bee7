import { useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../icon/Icon.tsx';
import { control } from './Field.css.ts';
import { searchTerm } from './searchTerm.ts';
import { box, glass, padded } from './SearchBox.css.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
  /** Keeps the text as typed; otherwise phone numbers are searched by their digits. */
  text?: boolean;
}

const debounce = 300;

/** A search field, debounced by 300 ms. */
export function SearchBox({ label, value, onSearch, text = false }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (searchTerm(typed, text) !== value) setTyped(value);
  }
  useEffect(() => {
    const term = searchTerm(typed, text);
    if (term === value) return undefined;
    const timer = window.setTimeout(() => onSearch(term), debounce);
    return () => window.clearTimeout(timer);
  }, [typed, text, value, onSearch]);
  return (
    <SearchField className={box} aria-label={label} value={typed} onChange={setTyped}>
      <span className={glass}>
        <Icon name="search" />
      </span>
      <Input className={`${control} ${padded}`} placeholder={label} maxLength={100} />
    </SearchField>
  );
}
