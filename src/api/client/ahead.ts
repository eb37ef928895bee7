import { tokens } from './tokens.ts';

const longestMs = 10_000;
const asked = new Map<string, Asked>();

interface Asked {
  answer: Promise<unknown>;
  /** The answer once it is there. */
  come?: { value: unknown };
  at: number;
}

const isFresh = (entry: Asked | undefined): entry is Asked => entry !== undefined && Date.now() - entry.at < longestMs;

tokens.subscribe(({ type }) => {
  if (type !== 'renewed') asked.clear();
});

/**
 * Answers that were asked for before the part of the page that needs them was there. Each is given out once, while it is
 * fresh and the session goes on; one that failed is forgotten, so that who needs it asks again.
 */
export const ahead = {
  keep(address: string, answer: Promise<unknown>): void {
    const entry: Asked = { answer, at: Date.now() };
    asked.set(address, entry);
    answer.then(
      (value) => (entry.come = { value }),
      () => {
        if (asked.get(address) === entry) asked.delete(address);
      },
    );
  },
  /** The answer if it has come. It stays for who takes it. */
  peek(address: string): unknown {
    const entry = asked.get(address);
    return isFresh(entry) ? entry.come?.value : undefined;
  },
  take(address: string): Promise<unknown> | undefined {
    const entry = asked.get(address);
    asked.delete(address);
    return isFresh(entry) ? entry.answer : undefined;
  },
};
