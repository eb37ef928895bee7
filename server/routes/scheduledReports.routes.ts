import type { scheduledReports } from '#contract/scheduledReports.contract.ts';
import { authorOf } from '../http/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listReports } from '../repositories/scheduledReports.repository.ts';
import { postOfficeOf } from '../services/mail/postOfficeOf.ts';
import { previewReport } from '../services/scheduledReports/previewReport.ts';
import { saveReport } from '../services/scheduledReports/writeReport.ts';

export const scheduledReportHandlers: HandlersFor<typeof scheduledReports> = {
  listScheduledReports: ({ db, scope }) => listReports(db, scope),
  listScheduledReportsOf: ({ db, scope }) => listReports(db, scope),
  saveScheduledReport(context) {
    const { db, scope, seen, input, now } = context;
    const writing = { db, scope, seen, author: authorOf(context), now: now() };
    return saveReport(writing, input.params.account, input.body);
  },
  previewScheduledReport({ db, system, config, vaultKey, scope, seen, input, now }) {
    // The brand may be that of an account above, which the reader's own database does not show.
    const office = postOfficeOf({ config, db: system, vaultKey });
    return previewReport({ db, scope, seen, office, now: now() }, input.params.account, input.body);
  },
};
