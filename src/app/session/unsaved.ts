import { confirmations, type Question } from '../../ui/dialog/confirmations.ts';

let held: Question | null = null;

/** Work that is not saved, and the question before it is given up. */
export const unsaved = {
  /** Until the returned function is called, `mayLeave` asks. */
  hold(question: Question): () => void {
    held = question;
    return () => {
      if (held === question) held = null;
    };
  },
  /** Whether what is open may be given up; asks when there is unsaved work. */
  async mayLeave(): Promise<boolean> {
    return held === null || (await confirmations.ask(held));
  },
};
