import { type ReactNode, useCallback } from 'react';
import { type HoldUnsaved, UnsavedContext } from '../../ui/unsaved/unsavedWork.ts';
import { unsaved } from '../session/unsaved.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

/** Asks before unsaved work of the forms and dialogs inside is lost: on leaving, reloading and switching accounts. */
export function GuardUnsaved({ children }: { children: ReactNode }) {
  const question = useLeaveQuestion();
  const hold = useCallback<HoldUnsaved>((discard) => unsaved.hold({ question, discard }), [question]);
  return <UnsavedContext value={hold}>{children}</UnsavedContext>;
}
