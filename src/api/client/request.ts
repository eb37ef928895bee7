import type { CallInput, EndpointSpec } from '#contract/kernel/endpoint.ts';

type Scalar = string | number | boolean;
type Fields = Readonly<Record<string, unknown>>;

function fill(path: string, params: Fields): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

/** A query string without unset fields and empty lists; lists repeat their name. */
export function queryString(query: Fields): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? (value as Scalar[]) : [value as Scalar]) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The URL of a call: the endpoint's path with its parameters filled in. */
export function addressOf<E extends EndpointSpec>(endpoint: E, input: CallInput<E>): string {
  const { params = {}, query = {} } = input as { params?: Fields; query?: Fields };
  return fill(endpoint.path, params) + queryString(query);
}

/** Method, headers and body of a call, without credentials. */
export function initOf<E extends EndpointSpec>(endpoint: E, input: CallInput<E>, headers: Headers): RequestInit {
  const { body } = input as { body?: unknown };
  headers.set('Accept', 'application/json');
  headers.set('X-CSRF', '1');
  if (body === undefined) return { method: endpoint.method, headers, credentials: 'same-origin' };
  headers.set('Content-Type', 'application/json');
  return { method: endpoint.method, headers, body: JSON.stringify(body), credentials: 'same-origin' };
}
