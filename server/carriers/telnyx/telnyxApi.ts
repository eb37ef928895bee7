import { z } from 'zod';
import type { Credentials } from '../restClient.ts';

const timeoutMs = 15_000;

/** The shape of a rejected request, which `restFailureOf` reads too. */
class TelnyxFailure extends Error {
  override name = 'TelnyxFailure';
  readonly status: number;
  readonly code: number | undefined;

  constructor(status: number, code: number | undefined, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const Failure = z.object({
  errors: z.array(
    z.object({
      code: z.coerce.number().optional().catch(undefined),
      title: z.string().optional(),
      detail: z.string().optional(),
    }),
  ),
});

export interface TelnyxRequest {
  query?: Record<string, string>;
  body?: object;
}

export type TelnyxApi = <Answer extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  answer: Answer,
  request?: TelnyxRequest,
) => Promise<z.output<Answer>>;

/** Telnyx's REST API, authorized by an API key. Rejects with the carrier's code and words, or when it does not respond as expected. */
export function telnyxApi({ authTokens }: Credentials, restBase: string): TelnyxApi {
  return async (method, path, answer, { query = {}, body } = {}) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${restBase}${path}${search && `?${search}`}`, {
      method,
      headers: {
        authorization: `Bearer ${authTokens[0]}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok) return answer.parse(text === '' ? null : JSON.parse(text));
    throw failureOf(response.status, text);
  };
}

function failureOf(status: number, text: string): TelnyxFailure {
  const [reported] = parseFailure(text)?.errors ?? [];
  return new TelnyxFailure(status, reported?.code, reported?.detail ?? reported?.title ?? text.slice(0, 200));
}

function parseFailure(text: string): z.output<typeof Failure> | undefined {
  try {
    return Failure.safeParse(JSON.parse(text)).data;
  } catch {
    // A proxy's page, for example.
    return undefined;
  }
}
