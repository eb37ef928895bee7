import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { Challenge } from '#contract/tenancy/session.contract.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { send } from '../../api/client/call.ts';
import { readTokens } from '../../api/client/readTokens.ts';
import { tokens } from '../../api/client/tokens.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';

function basic(email: string, password: string): { Authorization: string } {
  const credentials = new TextEncoder().encode(`${email}:${password}`);
  return { Authorization: `Basic ${btoa(Array.from(credentials, (byte) => String.fromCodePoint(byte)).join(''))}` };
}

/** Login machine wired to the API. Storing the tokens notifies the session. */
export const liveLoginMachine = loginMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input: { email, password }, signal }) => {
      try {
        tokens.keep(await readTokens(await send(endpoints.login, {}, { headers: basic(email, password), signal })));
        return { kind: 'entered' };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== '2FA-REQUIRED') throw error;
        // The contract fixes the info of this code; parsing it would bring zod to the first page.
        return { kind: 'challenged', challenge: error.info as Challenge };
      }
    }),
    giveCode: fromPromise(async ({ input: { email, password, ...body }, signal }) => {
      const headers = basic(email, password);
      tokens.keep(await readTokens(await send(endpoints.loginWithCode, { body }, { headers, signal })));
    }),
  },
});
