import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useProfile } from '../session/SessionContext.ts';
import { type Draft, drafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { isComposing } from '../../ui/keys/isComposing.ts';

/** What typed text stands for, with the text that it will have once saved; or why it can’t be saved. */
export type Typed<Value> = { value: Value; text: string } | { problem: string };

interface InlineEditProps<Value> {
  /** What is edited, across the product: `call … notes`. Must not change while mounted. */
  subject: string;
  saved: string;
  read: (text: string) => Typed<Value>;
  /** False if it was refused: what was typed is kept. */
  save: (value: Value) => Promise<boolean>;
}

interface InlineEdit {
  text: string;
  isChanged: boolean;
  problem: string | undefined;
  /** Whether someone else has saved something else since typing began: then only `commit` saves. */
  isOvertaken: boolean;
  write: (text: string) => void;
  commit: () => void;
  cancel: () => void;
  /** Props of the element around the field and its buttons. */
  group: { onBlur: (event: FocusEvent<HTMLElement>) => void; onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
}

const sending = new Map<string, string>();

/** Runs once no pointer is down any more, so that nothing moves away from under a click. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('pointerup', () => window.setTimeout(act), { once: true });
}

/**
 * A text edited in place. It saves itself when the focus leaves it or it is unmounted; what can’t be saved then is kept as
 * a draft, which comes back with its subject. Escape leaves the field; Ctrl+Enter saves.
 */
export function useInlineEdit<Value>({ subject, saved, read, save }: InlineEditProps<Value>): InlineEdit {
  const { username } = useProfile();
  const [kept, setDraft] = useDraft(subject);
  const [busy, setBusy] = useState(false);
  const isSaved = ({ text, base }: Draft) => {
    const typed = base === saved ? { text } : read(text);
    return 'text' in typed && typed.text === saved;
  };
  // The page may have been left before it heard that its draft was saved.
  const draft = kept && !isSaved(kept) ? kept : null;
  const typed = draft && read(draft.text);
  const isOvertaken = draft !== null && draft.base !== saved && !busy;

  const commit = async () => {
    const current = drafts.of(username, subject);
    const sent = current && read(current.text);
    if (!sent || 'problem' in sent || sending.get(subject) === current.text) return;
    if (sent.text === saved) {
      setDraft(null);
      return;
    }
    sending.set(subject, current.text);
    setBusy(true);
    const isDone = await save(sent.value);
    sending.delete(subject);
    setBusy(false);
    if (!isDone) return;
    const later = drafts.of(username, subject);
    setDraft(later && later.text !== current.text ? { ...later, base: sent.text } : null);
  };
  const leave = () => {
    if (drafts.of(username, subject)?.base === saved) void commit();
  };
  const unmount = useEffectEvent(leave);
  useEffect(() => () => unmount(), []);

  return {
    text: draft?.text ?? saved,
    isChanged: draft !== null,
    problem: typed && 'problem' in typed ? typed.problem : undefined,
    isOvertaken,
    write: (text) => {
      const base = draft?.base ?? saved;
      setDraft(text === base && base === saved ? null : { text, base });
    },
    commit: () => void commit(),
    cancel: () => setDraft(null),
    group: {
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return;
        afterPress(leave);
      },
      onKeyDown(event) {
        const { key, target, currentTarget } = event;
        if (isComposing(event.nativeEvent)) return;
        if (key === 'Enter' && (event.ctrlKey || event.metaKey)) void commit();
        if (key !== 'Escape' || !(target instanceof HTMLElement)) return;
        event.stopPropagation();
        target.blur();
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      },
    },
  };
}
