import type { dashboard } from '#contract/dashboard.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { findOnboarding } from '../repositories/onboarding.repository.ts';
import { findPreferences, mergePreferences } from '../repositories/preferences.repository.ts';
import { callbacks } from '../services/calls/callbacks.ts';

export const dashboardHandlers: HandlersFor<typeof dashboard> = {
  getOnboarding: ({ db, scope }) => findOnboarding(db, scope),
  // Preferences are the user's own row, readable even if access rules close their own account to them.
  getPreferences: ({ system, principal }) => findPreferences(system, principal),
  changePreferences: ({ system, principal, input }) => mergePreferences(system, principal, input.body.preferences),
  listCallbacks: ({ db, scope, principal, input, now }) =>
    callbacks(db, scope, input.query, { now: now(), timezone: principal.timezone }),
};
