import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirmations, type Question } from '../../ui/dialog/confirmations.ts';
import { unsaved } from '../session/unsaved.ts';

/** While `dirty`, asks before the page is left, the tab is closed or the accounts are changed. */
export function useLeaveGuard(dirty: boolean, question: Question): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmations.ask(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, question]);
  useEffect(() => {
    if (!dirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    const release = unsaved.hold(question);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      release();
    };
  }, [dirty, question]);
}
