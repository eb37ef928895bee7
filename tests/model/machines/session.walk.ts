import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { aProfile } from '../../builders/aProfile.ts';
import type { Walk } from '../reachability.ts';

export const now = 1_000_000;
export const times = { accessUntil: now + 100, refreshUntil: now + 1000 };
const profile = aProfile();
/** The server reports that the session is over, or fails otherwise. */
const failed = ['TOKEN-EXPIRED', 'GEN01'].map((code) => Object.assign(new Error(code), { code }));

export const walk: Walk<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [
    { kept: null, at: now },
    { kept: times, at: now },
    { kept: { ...times, accessUntil: now }, at: now },
  ],
  events: [
    { type: 'login.again' },
    { type: 'logout.requested' },
    ...[now, times.accessUntil, times.refreshUntil].flatMap((at) =>
      [true, false].map((internal) => ({ type: 'navigated', at, internal }) as const),
    ),
    { type: 'tokens.renewed', times },
    { type: 'profile.changed', profile },
    { type: 'session.refused' },
    { type: 'session.left' },
    { type: 'retried' },
  ],
  actors: {
    refreshSession: { done: [times], failed },
    loadProfile: { done: [profile], failed },
    logOut: { done: [undefined], failed },
  },
};
