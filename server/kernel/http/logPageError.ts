import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { pageReports } from '#contract/kernel/pageReports.contract.ts';
import type { Db } from '../db/executor.ts';
import { countAttempt } from '../access/throttle.ts';
import { maskPrivate } from './maskPrivate.ts';

type PageError = z.output<typeof pageReports.reportPageError.body>;

interface Teller {
  /** The origin of the request, limited so that one address cannot flood the log. */
  address: string;
  reference: string;
  now: Date;
}

/**
 * Logs an error of the page under a reference that the user can quote.
 * @throws AppError TOO-MANY-REQUESTS
 */
export async function logPageError(
  db: Db,
  log: FastifyBaseLogger,
  error: PageError,
  { address, reference, now }: Teller,
): Promise<{ reference: string }> {
  await countAttempt(db, 'pageError', address, now);
  const page = maskPrivate(error.page);
  log.error({ reference, page, stack: error.stack && maskPrivate(error.stack) }, `page: ${maskPrivate(error.message)}`);
  return { reference };
}
