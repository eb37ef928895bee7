import type { pageReports } from '#contract/kernel/pageReports.contract.ts';
import type { HandlersFor } from './handler.ts';
import { logPageError } from './logPageError.ts';

export const pageReportHandlers: HandlersFor<typeof pageReports> = {
  reportPageError: ({ db, log, input, request, now }) =>
    logPageError(db, log, input.body, { address: request.ip, reference: request.id, now: now() }),
};
