import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Role } from '#values/roles.ts';
import type { SessionActor, SessionSnapshot } from './startSession.ts';

export const SessionContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext);
  if (!actor) throw new Error('no session above this component');
  return actor;
}

/** Selects from the session and rerenders when the selection changes. Select references or primitives. */
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

/** The signed-in user. Throws on pages that need no login. */
export function useProfile(): Profile {
  const profile = useSession(profileOf);
  if (!profile) throw new Error('no user is signed in');
  return profile;
}

/** Whether the signed-in user has one of the roles; an empty list allows everyone. */
export function useAllowed(roles: readonly Role[]): boolean {
  return isAllowed(useProfile().allow, roles);
}
