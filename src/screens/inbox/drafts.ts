import { useState } from 'react';
import { useProfile } from '../../page/session/SessionContext.ts';

const keyOf = (user: string, conversation: string) => `reply-draft ${user} ${conversation}`;

/** The reply that the user began to a conversation, kept on the device until it is sent. */
export function useReplyDraft(conversation: string): [text: string, write: (text: string) => void] {
  const key = keyOf(useProfile().username, conversation);
  const [text, setText] = useState(() => window.localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, next);
  };
  return [text, write];
}

/** The beginning of a reply that is kept; empty if there is none. */
export const draftOf = (user: string, conversation: string): string =>
  window.localStorage.getItem(keyOf(user, conversation)) ?? '';
