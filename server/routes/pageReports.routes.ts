import type { pageReports } from '#contract/pageReports.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { notePageError } from '../services/pageReports/notePageError.ts';

export const pageReportHandlers: HandlersFor<typeof pageReports> = {
  reportPageError: ({ db, log, input, request, now }) =>
    notePageError(db, log, input.body, { address: request.ip, reference: request.id, now: now() }),
};
