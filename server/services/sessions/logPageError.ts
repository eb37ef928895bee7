import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { pageReports } from '#contract/pageReports.contract.ts';
import type { Db } from '../../db/executor.ts';
import { countAttempt } from './throttle.ts';
import { maskPrivate } from './maskPrivate.ts';

type PageError = z.output<typeof pageReports.reportPageError.body>;

interface Teller {
  /** Where the request came from: told apart to keep one from filling the log. */
  address: string;
  reference: string;
  now: Date;
}

/**
 * Writes an error of the page into the log, under a reference that its person can name.
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
