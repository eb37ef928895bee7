import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionTimes } from '../../machines/session/sessionEvents.ts';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';
import { refreshTokens } from '../../api/client/refreshTokens.ts';
import { tokens } from '../../api/client/tokens.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import type { Tokens } from '#contract/tenancy/session.contract.ts';

const timesOf = ({ access, refresh }: Tokens): SessionTimes => ({
  accessUntil: access.expires,
  refreshUntil: refresh.expires,
});

/** Loads the profile. Drops an impersonated identity left in this tab that the server now rejects. */
async function ownProfile(signal: AbortSignal): Promise<Profile> {
  try {
    return await call(endpoints.getMe, {}, { signal });
  } catch (error) {
    if (impersonatedIdentity.current() === null || !(error instanceof ApiError) || error.status !== 403) throw error;
    impersonatedIdentity.choose(null);
    return call(endpoints.getMe, {}, { signal });
  }
}

/** Session machine wired to the API. */
export const liveSessionMachine = sessionMachine.provide({
  actors: {
    refreshSession: fromPromise(async () => timesOf(await refreshTokens(tokens.current()?.access.token))),
    loadProfile: fromPromise(({ signal }) => ownProfile(signal)),
    logOut: fromPromise(async () => {
      await call(endpoints.logout, {});
    }),
  },
});
