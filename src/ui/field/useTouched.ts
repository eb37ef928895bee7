import { type SyntheticEvent, useCallback, useState } from 'react';

/**
 * Whether the user has visited and left a field: errors show only then. While a pointer is down, waits for its release,
 * so that an error does not move what is being clicked.
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
