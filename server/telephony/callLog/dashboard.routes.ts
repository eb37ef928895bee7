import type { dashboard } from '#contract/telephony/dashboard.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { findOnboarding } from './onboarding.repository.ts';
import { findPreferences, mergePreferences } from '../../kernel/access/preferences.ts';
import { callbacks } from './callbacks.ts';

export const dashboardHandlers: HandlersFor<typeof dashboard> = {
  getOnboarding: ({ db, scope }) => findOnboarding(db, scope),
  // Preferences are the user's own row, readable even if access rules close their own account to them.
  getPreferences: ({ system, principal }) => findPreferences(system, principal),
  changePreferences: ({ system, principal, input }) => mergePreferences(system, principal, input.body.preferences),
  listCallbacks: ({ db, scope, principal, input, now }) =>
    callbacks(db, scope, input.query, { now: now(), timezone: principal.timezone }),
};
