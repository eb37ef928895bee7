import { useId } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field/TextField.tsx';
import { distinctSources } from './distinctSources.ts';
import { useNumbers } from './useNumbers.ts';

/** Where callers find a number; offers the sources that there are, so that one isn't spelled in two ways. */
export function SourceField(props: TextFieldProps) {
  const list = useId();
  const numbers = useNumbers();
  return (
    <>
      <TextField maxLength={100} autoComplete="off" list={list} {...props} />
      <datalist id={list}>
        {distinctSources(numbers ?? []).map((source) => (
          <option key={source} value={source}>
            {source}
          </option>
        ))}
      </datalist>
    </>
  );
}
