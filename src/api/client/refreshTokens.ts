import { endpoints } from '#contract/endpoints.ts';
import type { Tokens } from '#contract/tenancy/session.contract.ts';
import { ApiError, errorOf } from './apiError.ts';
import { connection } from './connection.ts';
import { readTokens } from './readTokens.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

async function renew(last: string | undefined): Promise<Tokens> {
  const refresh = tokens.current()?.refresh.jwt ?? 'cookie';
  const input = { body: { refresh, ...(last && { last }) } };
  const response = await fetch(addressOf(endpoints.login, input), initOf(endpoints.login, input, new Headers())).catch(
    (cause: unknown) => {
      connection.suspect();
      throw new ApiError(400, { errorCode: 'GEN01' }, cause);
    },
  );
  if (!response.ok) throw await errorOf(response);
  return readTokens(response);
}

let running: { ended: string | undefined; pair: Promise<Tokens> } | null = null;

/**
 * Returns new tokens. Refreshes once across all tabs: a tab that waited takes the other's result. `ended` is the
 * expired access token. Throws ApiError.
 */
export function refreshTokens(ended: string | undefined): Promise<Tokens> {
  if (running && running.ended === ended) return running.pair;
  const pair = renewAlone(ended).finally(() => {
    if (running?.pair === pair) running = null;
  });
  running = { ended, pair };
  return pair;
}

function renewAlone(ended: string | undefined): Promise<Tokens> {
  return navigator.locks.request('session-refresh', async () => {
    const now = tokens.current();
    if (now && now.access.token !== (ended ?? '') && now.access.expires > Date.now()) return now;
    const next = await renew(ended);
    tokens.keep(next);
    return next;
  });
}
