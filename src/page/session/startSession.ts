import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { tokens } from '../../api/client/tokens.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { liveSessionMachine } from './session.actors.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * Starts the session and keeps it in sync with the tokens, including changes in other tabs. `onLoggedOut` is called
 * whenever nobody is logged in any more, or still nobody.
 */
export function startSession(onLoggedOut: () => void): SessionActor {
  const actor = createActor(liveSessionMachine, { input: { kept: tokens.times(), at: Date.now() } });
  tokens.subscribe((event) => {
    if (event.type === 'renewed') actor.send({ type: 'tokens.renewed', times: event.times });
    if (event.type === 'forgotten') actor.send({ type: 'session.left' });
    if (event.type === 'refused') actor.send({ type: 'session.refused' });
  });
  actor.subscribe((snapshot) => {
    if (!snapshot.matches('loggedOut')) return;
    if (tokens.current()) tokens.forget();
    onLoggedOut();
  });
  actor.start();
  return actor;
}
