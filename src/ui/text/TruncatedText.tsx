import { truncated } from './truncated.ts';

interface TruncatedTextProps {
  text: string;
  /** Characters that are shown at most. */
  max?: number;
}

/** A text of any length on a screen that has room for its beginning; the whole of it shows on hovering. */
export function TruncatedText({ text, max }: TruncatedTextProps) {
  const shown = truncated(text, max);
  return <span title={shown === text ? undefined : text}>{shown}</span>;
}
