import { z } from 'zod';
import { createEmitter } from '#values/createStore.ts';

const Draft = z.object({ text: z.string(), base: z.string() });

/** Typed text that isn't saved yet, and the saved text it was typed over. */
export type Draft = z.infer<typeof Draft>;

const changed = createEmitter();
const keyOf = (user: string, subject: string) => `draft ${user} ${subject}`;

function parsed(kept: string | null): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(kept ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * What each user has typed and not saved yet, kept on this device by its subject, such as `call … notes`, until it is
 * saved or thrown away.
 */
export const drafts = {
  subscribe: changed.subscribe,
  /** As it is kept, to notice changes by. */
  kept: (user: string, subject: string): string | null => window.localStorage.getItem(keyOf(user, subject)),
  parsed,
  of: (user: string, subject: string): Draft | null => parsed(drafts.kept(user, subject)),
  write(user: string, subject: string, draft: Draft | null): void {
    if (draft) window.localStorage.setItem(keyOf(user, subject), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(user, subject));
    changed.emit();
  },
};
