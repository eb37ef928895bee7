import type { FastifyError, FastifyRequest } from 'fastify';
import { holdsUnstorableText } from '../kernel/db/unstorableText.ts';
import { AppError } from '../kernel/appError.ts';

/**
 * Logs why a webhook failed, and returns the status of its answer. One of 500 or above makes the carrier try again, so what
 * would fail again gets none. Only a sender without a valid signature, who is no carrier, gets the error itself.
 */
export function logFailure(error: FastifyError | AppError, request: FastifyRequest): number {
  if (error instanceof AppError && error.code === 'INVALID-SIGNATURE') throw error;
  const status = statusOf(error);
  const entry = { err: error, reference: request.id };
  if (status >= 500) request.log.error(entry, 'webhook failed');
  else request.log.warn(entry, 'webhook refused');
  return status;
}

function statusOf(error: FastifyError | AppError): number {
  if (error instanceof AppError) return error.status;
  return holdsUnstorableText(error) ? new AppError('INVALID-PAYLOAD').status : (error.statusCode ?? 500);
}

/** Says what becomes of work that went on after its webhook was answered. */
export function logLate(request: FastifyRequest): (error: unknown) => void {
  return (error) => request.log.error({ err: error, reference: request.id }, 'webhook failed after its answer');
}
