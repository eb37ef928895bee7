import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { useSyncExternalStore } from 'react';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import type { identityMachine } from '../../machines/identity/identity.machine.ts';
import { parseWanted } from '../../machines/identity/identityEvents.ts';
import { useSessionActor } from '../../page/session/SessionContext.ts';
import type { SessionActor } from '../../page/session/startSession.ts';
import { liveIdentityMachine } from './identity.actors.ts';

export type IdentityActor = ActorRefFrom<typeof identityMachine>;
type IdentitySnapshot = SnapshotFrom<typeof identityMachine>;

const actors = new WeakMap<SessionActor, IdentityActor>();

/** The page's identity actor, for sessions that may impersonate. Stops when the session ends. */
function identityOf(session: SessionActor): IdentityActor {
  const running = actors.get(session);
  if (running) return running;
  const machine = liveIdentityMachine.provide({
    actions: { announce: (_, { profile }) => session.send({ type: 'profile.changed', profile }) },
  });
  const acting = parseWanted(impersonatedIdentity.current() ?? '') ?? null;
  const actor = createActor(machine, { input: { mayAct: true, acting } });
  actors.set(session, actor);
  const watching = session.subscribe((snapshot) => {
    if (!snapshot.matches('loggedOut')) return;
    watching.unsubscribe();
    actors.delete(session);
    actor.stop();
    impersonatedIdentity.choose(null);
  });
  actor.start();
  return actor;
}

export function useIdentityActor(): IdentityActor {
  return identityOf(useSessionActor());
}

/** Selects from the identity actor's state. Select references or primitives. */
export function useIdentity<Part>(select: (snapshot: IdentitySnapshot) => Part): Part {
  const actor = useIdentityActor();
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => select(actor.getSnapshot()),
  );
}
