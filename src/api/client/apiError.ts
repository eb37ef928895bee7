import type { ErrorBody, ErrorCode } from '#contract/kernel/errors.ts';

/** A failed call: error code (GEN01 without a response), the code's `info`, and the server's log reference. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly info: ErrorBody['info'];
  readonly reference: string | null;
  /** The request, as `GET /v2/number`; null when nothing was sent. */
  readonly asked: string | null;

  constructor(status: number, body: Partial<ErrorBody>, cause?: unknown, asked: string | null = null) {
    super(body.message ?? body.errorCode ?? 'GEN02', { cause });
    this.code = body.errorCode ?? 'GEN02';
    this.status = status;
    this.info = body.info;
    this.reference = body.reference ?? null;
    this.asked = asked;
  }
}

/** Parses an error response; the code may be called `error_code`, and proxies may answer without our error body. */
export async function errorOf(response: Response, asked: string | null = null): Promise<ApiError> {
  const text = await response.text();
  try {
    const { error_code: code, ...body } = JSON.parse(text) as Partial<ErrorBody> & { error_code?: ErrorCode };
    return new ApiError(response.status, { ...(code !== undefined && { errorCode: code }), ...body }, undefined, asked);
  } catch (cause) {
    return new ApiError(response.status, { errorCode: response.status >= 500 ? 'GEN01' : 'GEN02' }, cause, asked);
  }
}

/** Codes that end the session. */
const ending: readonly ErrorCode[] = ['TOKEN-EXPIRED', 'INVALID-TOKEN-BT2', 'E003', 'AUTH01'];

export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && ending.includes(error.code);
}
