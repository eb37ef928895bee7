import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';
import { PageNotFetched } from './PageNotFetched.ts';

/** The most errors reported per page load. */
const most = 10;
const reported = new Map<string, Promise<string | null>>();

/** Errors that are not bugs, or that the server has already logged. */
const isExpected = (error: unknown) =>
  error === undefined ||
  error === null ||
  error instanceof ApiError ||
  error instanceof PageNotFetched ||
  (error instanceof Error && error.name === 'AbortError');

async function send(error: unknown, message: string): Promise<string | null> {
  const stack = error instanceof Error ? error.stack?.slice(0, 4000) : undefined;
  const body = { message, page: window.location.pathname.slice(0, 300), ...(stack !== undefined && { stack }) };
  try {
    return (await call(endpoints.reportPageError, { body })).reference;
  } catch {
    // Nothing else to try; the browser's console has the error.
    return null;
  }
}

/** Reports an unexpected error to the server, once per page load. Returns its reference, or null if not reported. */
export function reportError(error: unknown): Promise<string | null> {
  const message = String(error instanceof Error ? error.message : error).slice(0, 500) || 'error without a message';
  const known = reported.get(message);
  if (known) return known;
  if (isExpected(error) || reported.size >= most) return Promise.resolve(null);
  const reference = send(error, message);
  reported.set(message, reference);
  return reference;
}
