import { useState } from 'react';
import { TextField } from '../../../ui/field/TextField.tsx';

/** Edits a comma-separated list of words; a trailing comma stays until the field loses focus. */
export function CommaField(props: {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={props.label}
      value={typed ?? props.value.join(', ')}
      error={props.error}
      onChange={(text) => {
        setTyped(text);
        props.onChange([...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
