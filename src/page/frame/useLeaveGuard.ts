import { useEffect, useEffectEvent } from 'react';
import type { Question } from '../../ui/dialog/confirmations.ts';
import { unsaved } from '../session/unsaved.ts';

/**
 * While `dirty`, asks before navigating away, closing the window or switching accounts. `discard` reverts to the saved
 * state when the accounts change but the page stays.
 */
export function useLeaveGuard(dirty: boolean, question: Question, discard?: () => void): void {
  const putBack = useEffectEvent(() => discard?.());
  useEffect(() => {
    if (!dirty) return undefined;
    return unsaved.hold({ question, discard: () => putBack() });
  }, [dirty, question]);
}
