import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { Call } from './calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The onboarding steps completed in the requested accounts, derived from their data. */
export const Onboarding = z
  .object({
    /** Has an active number. */
    number: z.boolean(),
    /** A number runs a published flow. */
    flow: z.boolean(),
    /** There was a call, test calls included. */
    call: z.boolean(),
    /** A page of a website has asked for numbers. */
    snippet: z.boolean(),
    /** A second user was invited. */
    user: z.boolean(),
    /** Another system gets calls or texts, or can read them. */
    integration: z.boolean(),
    /** There is a custom theme. */
    branding: z.boolean(),
    /** The number to set up next, preferably one without a call flow; null if none. */
    nextNumber: Uuid.nullable(),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof Onboarding>;

const cardNames = z.array(z.string().max(40)).max(20);

const preferences = {
  /** The dashboard's cards in order, and the collapsed ones. */
  dashboardOrder: cardNames.optional(),
  dashboardCollapsed: cardNames.optional(),
  onboardingDismissed: z.boolean().optional(),
};

/** A user's preferences; unset ones are omitted. */
export const Preferences = z.object(preferences).meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

/** A caller whose latest call was not answered; `tries` counts such calls in the requested period. */
export const Callback = z.object({ call: Call, tries: z.number().int() }).meta({ id: 'Callback' });
export type Callback = z.infer<typeof Callback>;

export const dashboard = {
  getOnboarding: endpoint({
    method: 'GET',
    path: '/v2/user/me/onboarding',
    summary: 'Get the onboarding steps completed in my accounts',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: Onboarding,
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/v2/user/me/preferences',
    summary: 'Get my preferences',
    access: 'session',
    roles: [],
    ignoresImpersonation: true,
    response: Preferences,
  }),
  changePreferences: endpoint({
    method: 'POST',
    path: '/v2/user/me/preferences',
    summary: 'Update some of my preferences; the others stay unchanged',
    access: 'session',
    roles: [],
    ignoresImpersonation: true,
    body: z.object({ preferences: z.strictObject(preferences) }),
    response: Preferences,
  }),
  listCallbacks: endpoint({
    method: 'GET',
    path: '/v2/reports/callbacks',
    summary: 'List up to 20 callers whose latest call was not answered, newest first, and their total number',
    access: 'session',
    roles: [],
    keyScope: 'reports:read',
    query: z.object(callFilter),
    response: z.object({ total: z.number().int(), data: z.array(Callback) }),
  }),
};
