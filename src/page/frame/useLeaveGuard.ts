import { useEffect, useEffectEvent } from 'react';
import type { Question } from '../../ui/dialog/confirmations.ts';
import { unsaved } from '../session/unsaved.ts';

/**
 * While `dirty`, asks before the page is left, the window is closed or the accounts are changed. `discard` puts the work back
 * to what is saved, for when the accounts change and the page stays.
 */
export function useLeaveGuard(dirty: boolean, question: Question, discard?: () => void): void {
  const putBack = useEffectEvent(() => discard?.());
  useEffect(() => {
    if (!dirty) return undefined;
    return unsaved.hold({ question, discard: () => putBack() });
  }, [dirty, question]);
}
