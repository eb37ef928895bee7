import type { FastifyBaseLogger } from 'fastify';
import type { SendOutcome } from '../../messaging/messages/messageCarrier.ts';
import { restFailureOf } from '../restFailure.ts';

/**
 * Statuses of a request that was surely not taken, for reasons that pass: a token that was changed, and too many requests, or a full queue.
 * 408 is not one of them: a proxy that gave up waiting may have passed the request on.
 */
const returnedStatuses: ReadonlySet<number> = new Set([401, 429]);

/** Codes of a carrier that has no room for now: Twilio’s full queue of a sender. https://www.twilio.com/docs/errors/21611 */
const returnedCodes: ReadonlySet<number> = new Set([21_611]);

/** Statuses by which something in between, or the carrier, ends a request that it may have taken. */
const doubtfulStatuses: ReadonlySet<number> = new Set([408, 499]);

/** Failures before anything of the request left: no address, no way, nobody there, no trust. */
const unsentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EMFILE',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

interface Failed {
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Whether a request failed before any of it left. Of several addresses tried, none was reached. */
function isUnsent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, cause, errors }: Failed = error;
  if (unsentCodes.has(String(code)) || (code === 'ETIMEDOUT' && syscall === 'connect')) return true;
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnsent);
  return isUnsent(cause);
}

/**
 * What a failed request to send means. A rejection by the carrier is final; what surely did not get there is sent again;
 * anything else may have gone out.
 */
export function outcomeOf(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>): SendOutcome {
  const failure = restFailureOf(error);
  const isRejected = failure !== undefined && failure.status >= 400 && failure.status < 500;
  if (failure ? isReturned(failure) : isUnsent(error)) {
    log.warn({ err: error }, 'a message did not get to the carrier');
    return { kind: 'returned' };
  }
  if (isRejected && !doubtfulStatuses.has(failure.status))
    return { kind: 'refused', error: String(failure.code ?? failure.status) };
  log.warn({ err: error }, 'a message had no answer');
  return { kind: 'unanswered' };
}

const isReturned = ({ status, code }: { status: number; code?: number | undefined }): boolean =>
  returnedStatuses.has(status) || (code !== undefined && returnedCodes.has(code));
