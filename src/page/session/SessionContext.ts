import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#contract/users.contract.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Role } from '#values/roles.ts';
import type { SessionActor, SessionSnapshot } from './startSession.ts';

export const SessionContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext);
  if (!actor) throw new Error('no session above this component');
  return actor;
}

/** What a component needs of the session; it renders again when that changes. Select references or plain values. */
export function useSession<Part>(select: (snapshot: SessionSnapshot) => Part): Part {
  const actor = useSessionActor();
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => select(actor.getSnapshot()),
  );
}

const profileOf = (snapshot: SessionSnapshot) => snapshot.context.profile;

/** Who is logged in; only below pages that ask for a login. */
export function useProfile(): Profile {
  const profile = useSession(profileOf);
  if (!profile) throw new Error('nobody is logged in');
  return profile;
}

/** Whether the person logged in has one of the roles; an empty list means anyone. */
export function useAllowed(roles: readonly Role[]): boolean {
  return isAllowed(useProfile().allow, roles);
}
