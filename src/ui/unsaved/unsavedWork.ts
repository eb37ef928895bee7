import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Holds work that would be lost until the returned function is called; `discard` reverts to the saved state. */
export type HoldUnsaved = (discard: () => void) => () => void;

/** Who asks before unsaved work is lost: the page, and inside a dialog the dialog too. */
export const UnsavedContext = createContext<HoldUnsaved | null>(null);

/** While `dirty`, nothing closes what this is in, nor leaves the page, without asking. Forms and dialogs call it. */
export function useUnsaved(dirty: boolean, discard?: () => void): void {
  const hold = use(UnsavedContext);
  const putBack = useEffectEvent(() => discard?.());
  useEffect(() => {
    if (!dirty || !hold) return undefined;
    return hold(() => putBack());
  }, [dirty, hold]);
}
