import type { Problem } from '#values/flow/problem.ts';
import { ApiError } from './apiError.ts';

/** The problems that blocked publishing; the server's responses are trusted here as elsewhere. */
export function refusedProblems(error: unknown): Problem[] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, info } = error;
  if (code !== 'FLOW-NOT-VALID' && code !== 'NO-ACTION-ID-LOOP-DETECTED') return undefined;
  return (info as { problems: Problem[] }).problems;
}
