import { createStore } from '#values/createStore.ts';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What is lost cannot be had back. */
  danger?: boolean;
  /** A third way out. */
  extra?: string;
  /** What must be typed before it can be confirmed, such as the number of accounts, and the label of its field. */
  typed?: { word: string; label: string };
  /** The page to go to when confirmed. */
  to?: string;
}

/** Something that a person must have seen. */
export interface Announcement {
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text: string;
  ok: string;
  /** A second way out, such as a page that helps. */
  extra?: string;
  /** The page to go to after OK. */
  to?: string;
}

/** How a dialog was closed; Escape and a click beside it are `cancel`. */
export type Answer = 'confirm' | 'extra' | 'cancel';

export type Asked = (({ kind: 'question' } & Question) | ({ kind: 'announcement' } & Announcement)) & {
  /** Tells dialogs apart that say the same. */
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

/** The dialog that is open, at most one; a new one answers the old with `cancel`. Drawn by `ConfirmHost`. */
export const confirmations = {
  current: asked.current,
  subscribe: asked.subscribe,
  /** Asks in a dialog; true when confirmed. */
  async ask(question: Question): Promise<boolean> {
    return (await open({ kind: 'question', ...question })) === 'confirm';
  },
  /** Asks in a dialog with a third way out. */
  choose: (question: Question & { extra: string }): Promise<Answer> => open({ kind: 'question', ...question }),
  /** Tells in a dialog; settles when it is closed. */
  tell: (announcement: Announcement): Promise<Answer> => open({ kind: 'announcement', ...announcement }),
};
