import { useRef, useState, type KeyboardEvent } from 'react';
import { markAfterKey, type Mark } from './rovingMarks.ts';

/**
 * Makes a chart one tab stop: arrows, Home and End move between marks, Enter and Space open one. `shown` is the hovered
 * or else the focused mark; Escape hides its tooltip.
 */
export function useRovingMarks(marks: readonly Mark[], onOpen: (key: string) => void) {
  const chart = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const tabStop = marks.find(({ key }) => key === stop) ?? marks[0];

  const onKeyDown = (event: KeyboardEvent<SVGElement>, mark: Mark) => {
    if (event.key === 'Escape') {
      setFocused(null);
      setPointed(null);
      return;
    }
    const isOpening = event.key === 'Enter' || event.key === ' ';
    const next = isOpening ? undefined : markAfterKey(event, mark, marks);
    if (!isOpening && !next) return;
    event.preventDefault();
    if (isOpening) onOpen(mark.key);
    else chart.current?.querySelector<SVGElement>(`[data-mark="${next?.key}"]`)?.focus();
  };

  return {
    chart,
    shown: pointed ?? focused,
    markProps: (mark: Mark) => ({
      role: 'button',
      'data-mark': mark.key,
      tabIndex: mark.key === tabStop?.key ? 0 : -1,
      onPointerEnter: () => setPointed(mark.key),
      onPointerLeave: () => setPointed(null),
      onFocus: () => {
        setStop(mark.key);
        setFocused(mark.key);
      },
      onBlur: () => setFocused(null),
      onClick: () => onOpen(mark.key),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => onKeyDown(event, mark),
    }),
  };
}
