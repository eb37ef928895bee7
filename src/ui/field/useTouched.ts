import { type SyntheticEvent, useCallback, useState } from 'react';

/**
 * Whether the reader has been in a field and left it: errors appear only then. While a pointer is down the answer waits for its release:
 * an error that appears in between would move what is about to be clicked.
 */
export function useTouched(): { touched: boolean; onBlur: () => void; onInvalid: (event: SyntheticEvent) => void } {
  const [touched, setTouched] = useState(false);
  const onBlur = useCallback(() => {
    if (document.querySelector(':active') === null) setTouched(true);
    else window.addEventListener('pointerup', () => window.setTimeout(() => setTouched(true)), { once: true });
  }, []);
  const onInvalid = useCallback((event: SyntheticEvent) => {
    event.preventDefault();
    setTouched(true);
  }, []);
  return { touched, onBlur, onInvalid };
}
