import { type SyntheticEvent, useCallback, useState } from 'react';

/**
 * Whether a field was left, for errors that are said only then. While a pointer is down the answer waits for its release:
 * an error that appears in between would move what is about to be clicked.
 */
export function useLeft(): { left: boolean; onBlur: () => void; onInvalid: (event: SyntheticEvent) => void } {
  const [left, setLeft] = useState(false);
  const onBlur = useCallback(() => {
    if (document.querySelector(':active') === null) setLeft(true);
    else window.addEventListener('pointerup', () => window.setTimeout(() => setLeft(true)), { once: true });
  }, []);
  const onInvalid = useCallback((event: SyntheticEvent) => {
    event.preventDefault();
    setLeft(true);
  }, []);
  return { left, onBlur, onInvalid };
}
