import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionTimes } from '../../machines/session/sessionEvents.ts';
import { call } from '../../api/client/call.ts';
import { refreshTokens } from '../../api/client/refreshTokens.ts';
import { tokens } from '../../api/client/tokens.ts';
import type { Tokens } from '#contract/session.contract.ts';

const timesOf = ({ access, refresh }: Tokens): SessionTimes => ({
  accessUntil: access.expires,
  refreshUntil: refresh.expires,
});

function basic(email: string, password: string): string {
  return `Basic ${btoa(String.fromCodePoint(...new TextEncoder().encode(`${email}:${password}`)))}`;
}

/** The session machine with its actors wired to the API. */
export const liveSessionMachine = sessionMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input, signal }) => {
      const headers = { Authorization: basic(input.email, input.password) };
      const pair = await call(endpoints.login, {}, { headers, signal });
      tokens.keep(pair);
      return timesOf(pair);
    }),
    refreshSession: fromPromise(async () => timesOf(await refreshTokens(tokens.current()?.access.token))),
    loadProfile: fromPromise(({ signal }) => call(endpoints.getMe, {}, { signal })),
    logOut: fromPromise(async () => {
      await call(endpoints.logout, {});
    }),
  },
});
