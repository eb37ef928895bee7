import { DrizzleQueryError } from 'drizzle-orm';

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** Of the system, the database or a vendor. */
  code?: string | number;
  /** Of an HTTP answer. */
  status?: number;
  cause?: LoggedError;
}

/** An error may name itself as its cause. */
const mostCauses = 5;

/**
 * What can be logged of an error. Only what is named here: errors of libraries carry whole requests, with credentials and
 * texts. Phone numbers and codes in what vendors say are hidden, and of a failed query only the statement is told.
 */
export function describeError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutNumbers(String(error)), stack: '' };
  const { code, status, cause } = error as { code?: unknown; status?: unknown; cause?: unknown };
  const isQuery = error instanceof DrizzleQueryError;
  const message = withoutNumbers(error.message);
  return {
    type: error.constructor.name,
    message: isQuery ? error.query : message,
    stack: isQuery ? '' : (error.stack ?? '').replace(error.message, () => message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(cause !== undefined && cause !== null && causes > 0 && { cause: describeError(cause, causes - 1) }),
  };
}

function withoutNumbers(text: string): string {
  return text.replaceAll(/\+?\d{6,}/g, '[number]');
}
