import { createStore } from '#values/createStore.ts';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** A third button. */
  extra?: string;
  /** A word to type before confirming, such as the number of accounts, and its field's label. */
  typed?: { word: string; label: string };
  /** The page to open when confirmed. */
  to?: string;
}

/** A message that the user must acknowledge. */
export interface Announcement {
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text: string;
  ok: string;
  /** A second button, such as for a help page. */
  extra?: string;
  /** The page to open after OK. */
  to?: string;
}

/** How a dialog was closed; Escape and a click outside are `cancel`. */
export type Answer = 'confirm' | 'extra' | 'cancel';

export type Asked = (({ kind: 'question' } & Question) | ({ kind: 'announcement' } & Announcement)) & {
  /** Distinguishes dialogs with equal content. */
  id: number;
  answer: (answer: Answer) => void;
};

type Content = Asked extends infer One ? (One extends Asked ? Omit<One, 'id' | 'answer'> : never) : never;

const asked = createStore<Asked | null>(null);
let last = 0;

function open(content: Content): Promise<Answer> {
  asked.current()?.answer('cancel');
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    const answer = (given: Answer) => {
      asked.set(null);
      resolve(given);
    };
    asked.set({ ...content, id, answer });
  });
}

/** The open dialog, at most one; a new one answers the old one with `cancel`. Rendered by `ConfirmHost`. */
export const confirmations = {
  current: asked.current,
  subscribe: asked.subscribe,
  /** Resolves true when confirmed. */
  async ask(question: Question): Promise<boolean> {
    return (await open({ kind: 'question', ...question })) === 'confirm';
  },
  /** Asks with a third button. */
  choose: (question: Question & { extra: string }): Promise<Answer> => open({ kind: 'question', ...question }),
  /** Shows an announcement; resolves when it is closed. */
  tell: (announcement: Announcement): Promise<Answer> => open({ kind: 'announcement', ...announcement }),
};
