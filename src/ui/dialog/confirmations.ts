export interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What is lost cannot be had back. */
  danger?: boolean;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The question that is open, at most one; a new one answers the old with no. */
export const confirmations = {
  current: (): Asked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks in a dialog; true when confirmed. */
  ask(question: Question): Promise<boolean> {
    asked?.answer(false);
    return new Promise((resolve) => {
      show({
        ...question,
        answer: (yes) => {
          show(null);
          resolve(yes);
        },
      });
    });
  },
};
