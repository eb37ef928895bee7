import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useProfile } from '../session/SessionContext.ts';
import { type Draft, drafts } from './drafts.ts';

/** What the user typed about a subject and did not save yet; null if nothing. */
export function useDraft(subject: string): [draft: Draft | null, write: (draft: Draft | null) => void] {
  const { username } = useProfile();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.kept(username, subject));
  const draft = useMemo(() => drafts.parsed(kept), [kept]);
  const write = useCallback((next: Draft | null) => drafts.write(username, subject, next), [username, subject]);
  return [draft, write];
}

/** Text that is kept until it is emptied, such as a reply that isn't sent. */
export function useKeptText(subject: string): [text: string, write: (text: string) => void] {
  const [draft, write] = useDraft(subject);
  const writeText = useCallback((text: string) => write(text === '' ? null : { text, base: '' }), [write]);
  return [draft?.text ?? '', writeText];
}
