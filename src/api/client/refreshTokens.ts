import type { endpoints } from '#contract/endpoints.ts';
import type { Tokens } from '#contract/session.contract.ts';
import { ApiError, errorOf } from './apiError.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

/** The login as the contract has it, written out: the first script renews, and the table of all endpoints is not there yet. */
const login = { method: 'POST', path: '/v2/token/dashboard/' } as typeof endpoints.login;

async function renew(last: string | undefined, onSent: () => void): Promise<Tokens> {
  const refresh = tokens.current()?.refresh.jwt ?? 'cookie';
  const input = { body: { refresh, ...(last && { last }) } };
  const sent = fetch(addressOf(login, input), initOf(login, input, new Headers()));
  onSent();
  const response = await sent.catch((cause: unknown) => {
    throw new ApiError(400, { errorCode: 'GEN01' }, cause);
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as Tokens;
}

let running: { ended: string | undefined; pair: Promise<Tokens> } | null = null;

/**
 * A new pair of tokens. One refresh runs at a time in all tabs: who waited for another's takes what it brought.
 * `ended` is the access token that no longer serves; `onSent` hears when the request is on its way. Throws ApiError.
 */
export function refreshTokens(ended: string | undefined, onSent = () => {}): Promise<Tokens> {
  if (running && running.ended === ended) {
    onSent();
    return running.pair;
  }
  const pair = renewAlone(ended, onSent).finally(() => {
    if (running?.pair === pair) running = null;
  });
  running = { ended, pair };
  return pair;
}

function renewAlone(ended: string | undefined, onSent: () => void): Promise<Tokens> {
  return navigator.locks.request('session-refresh', async () => {
    const now = tokens.current();
    if (now && now.access.token !== (ended ?? '') && now.access.expires > Date.now()) return now;
    const next = await renew(ended, onSent);
    tokens.keep(next);
    return next;
  });
}
