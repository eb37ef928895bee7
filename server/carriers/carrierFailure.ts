import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../kernel/appError.ts';

/**
 * What to do with an error of a request to the carrier: it is logged with what the request was for.
 *
 * @throws AppError CARRIER-FAILED, or the error itself if it is one of the catalogue
 */
export function carrierFailure(log: Pick<FastifyBaseLogger, 'warn'>) {
  return (what: string) =>
    (error: unknown): never => {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, what }, 'the carrier failed');
      throw new AppError('CARRIER-FAILED');
    };
}
