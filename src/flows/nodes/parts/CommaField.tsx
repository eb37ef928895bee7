import { useState } from 'react';
import { TextField } from '../../../ui/field/TextField.tsx';

/** A list of words typed with commas between them; a comma just typed stays until the field is left. */
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
