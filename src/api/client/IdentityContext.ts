import { createContext } from 'react';

export interface ReaderIdentity {
  /** First part of every SWR key, so that no identity ever sees another's rows. */
  key: string;
  /**
   * The `X-Scope` value, or null. Requests carry it explicitly: one in flight during a switch keeps the old identity.
   */
  scope: string | null;
}

export const IdentityContext = createContext<ReaderIdentity>({ key: 'nobody', scope: null });

/** The identity of a profile loaded with this scope. */
export function readerIdentity(
  { id, actor }: { id: number; actor: { id: number } | null },
  scope: string | null,
): ReaderIdentity {
  return actor ? { key: `${actor.id} as ${scope ?? id}`, scope } : { key: String(id), scope: null };
}
