import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { Call } from './calls.contract.ts';
import { endpoint } from './endpoint.ts';

/** What of the first steps is done in the accounts asked for, found in their data. */
export const Onboarding = z
  .object({
    /** There is an active number. */
    number: z.boolean(),
    /** A number runs a published call flow. */
    flow: z.boolean(),
    /** A call came in, a test call or a real one. */
    call: z.boolean(),
    /** Somebody besides the first user was invited. */
    user: z.boolean(),
    /** There is a theme of their own. */
    branding: z.boolean(),
    /** The number to go on with: one without a call flow first. Null when there is none. */
    nextNumber: Uuid.nullable(),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof Onboarding>;

const cardNames = z.array(z.string().max(40)).max(20);

const preferences = {
  /** The dashboard's cards in their order, and those that are collapsed. */
  dashboardOrder: cardNames.optional(),
  dashboardCollapsed: cardNames.optional(),
  onboardingDismissed: z.boolean().optional(),
};

/** How a person likes the pages; what was never set is left out. */
export const Preferences = z.object(preferences).meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

/** A caller whose latest call nobody took, with the number of such calls in the time asked for. */
export const Callback = z.object({ call: Call, tries: z.number().int() }).meta({ id: 'Callback' });
export type Callback = z.infer<typeof Callback>;

export const dashboard = {
  getOnboarding: endpoint({
    method: 'GET',
    path: '/v2/user/me/onboarding',
    summary: 'Which of the first steps are done in my accounts',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: Onboarding,
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/v2/user/me/preferences',
    summary: 'How I like the pages',
    access: 'session',
    roles: [],
    ignoresImpersonation: true,
    response: Preferences,
  }),
  changePreferences: endpoint({
    method: 'POST',
    path: '/v2/user/me/preferences',
    summary: 'Keep some of my preferences; the others stay as they are',
    access: 'session',
    roles: [],
    ignoresImpersonation: true,
    body: z.object({ preferences: z.strictObject(preferences) }),
    response: Preferences,
  }),
  listCallbacks: endpoint({
    method: 'GET',
    path: '/v2/reports/callbacks',
    summary: 'Callers whose latest call nobody took, newest first, at most 20, with how many there are',
    access: 'session',
    roles: [],
    query: z.object(callFilter),
    response: z.object({ total: z.number().int(), data: z.array(Callback) }),
  }),
};
