import { truncated } from './truncated.ts';

interface TruncatedTextProps {
  text: string;
  /** Maximum number of characters shown. */
  max?: number;
}

/** Truncates a text; hovering shows all of it. */
export function TruncatedText({ text, max }: TruncatedTextProps) {
  const shown = truncated(text, max);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}
