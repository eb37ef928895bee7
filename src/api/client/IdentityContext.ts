import { createContext } from 'react';

/** Who reads. */
export interface ReaderIdentity {
  /** The first part of every cache key, so that another identity's rows can never be shown. */
  key: string;
  /** What `X-Scope` says of this reader; null without one. Reads say it themselves: a read that is on its way during a switch stays the old reader's. */
  scope: string | null;
}

export const IdentityContext = createContext<ReaderIdentity>({ key: 'nobody', scope: null });

/** The identity of a profile that was read with a scope. */
export function readerIdentity(
  { id, actor }: { id: number; actor: { id: number } | null },
  scope: string | null,
): ReaderIdentity {
  return actor ? { key: `${actor.id} as ${scope ?? id}`, scope } : { key: String(id), scope: null };
}
