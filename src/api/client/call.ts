import type { CallInput, EndpointSpec, ResponseOf } from '#contract/kernel/endpoint.ts';
import { impersonatedIdentity } from './impersonatedIdentity.ts';
import { ApiError, endsSession, errorOf } from './apiError.ts';
import { connection } from './connection.ts';
import { refreshTokens } from './refreshTokens.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** The `X-Scope`: defaults to this tab's identity; null for the user's own. */
  scope?: string | null;
  /** Extra headers: basic credentials, `Range`, idempotency key. */
  headers?: Readonly<Record<string, string>>;
  /** Whether it goes on when the page is left. */
  keepalive?: boolean;
}

function scopeOf(
  { access, ignoresImpersonation }: EndpointSpec,
  { scope = impersonatedIdentity.current() }: CallOptions,
): string | null {
  return access === 'session' && !ignoresImpersonation ? scope : null;
}

/** Adds the access token and the scope to the headers. */
export function withCredentials(endpoint: EndpointSpec, options: CallOptions): Headers {
  const headers = new Headers(options.headers);
  const access = tokens.current()?.access.token;
  if (endpoint.access === 'session' && access) headers.set('Authorization', `Bearer ${access}`);
  const scope = scopeOf(endpoint, options);
  if (scope !== null) headers.set('X-Scope', scope);
  return headers;
}

async function once<E extends EndpointSpec>(endpoint: E, input: CallInput<E>, options: CallOptions): Promise<Response> {
  const headers = withCredentials(endpoint, options);
  const { signal, keepalive = false } = options;
  const init = { ...initOf(endpoint, input, headers), keepalive, ...(signal && { signal }) };
  const response = await fetch(addressOf(endpoint, input), init).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    connection.suspect();
    throw new ApiError(400, { errorCode: 'GEN01' }, cause);
  });
  if (response.status >= 502) connection.suspect();
  if (!response.ok) throw await errorOf(response, `${endpoint.method} ${addressOf(endpoint, input)}`);
  return response;
}

const isStale = () => (tokens.current()?.access.expires ?? 0) <= Date.now();

async function renewed<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    await refreshTokens(tokens.current()?.access.token);
    return await attempt();
  } catch (error) {
    if (endsSession(error)) tokens.refuse();
    throw error;
  }
}

/** Runs the attempt with a valid access token: refreshes an expired one, then retries once. */
export async function inSession<Result>(endpoint: EndpointSpec, attempt: () => Promise<Result>): Promise<Result> {
  if (endpoint.access !== 'session') return attempt();
  if (isStale()) return renewed(attempt);
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOKEN-EXPIRED') return renewed(attempt);
    if (error instanceof ApiError && error.code === 'INVALID-TOKEN-BT2') tokens.refuse();
    throw error;
  }
}

/**
 * Sends a call and returns the raw response, for downloads and streams. Refreshes an expired access token once; throws
 * ApiError, or the signal's reason when aborted.
 */
export async function send<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Response> {
  return inSession(endpoint, () => once(endpoint, input, options));
}

/** Sends a call and returns the response body, which the server has validated against the contract. */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, input, options);
  return (await response.json()) as ResponseOf<E>;
}
