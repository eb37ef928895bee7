import { tokens } from './tokens.ts';

const longestMs = 10_000;
const asked = new Map<string, { answer: Promise<unknown>; at: number }>();

tokens.subscribe(({ type }) => {
  if (type !== 'renewed') asked.clear();
});

/**
 * Answers that were asked for before the part of the page that needs them was there. Each is given out once, while it is
 * fresh and the session goes on; one that failed is forgotten, so that who needs it asks again.
 */
export const ahead = {
  keep(address: string, answer: Promise<unknown>): void {
    const entry = { answer, at: Date.now() };
    asked.set(address, entry);
    answer.catch(() => {
      if (asked.get(address) === entry) asked.delete(address);
    });
  },
  take(address: string): Promise<unknown> | undefined {
    const entry = asked.get(address);
    asked.delete(address);
    return entry && Date.now() - entry.at < longestMs ? entry.answer : undefined;
  },
};
