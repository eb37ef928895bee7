import type { scheduledReports } from '#contract/reporting/scheduledReports.contract.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listReports } from './scheduledReports.repository.ts';
import { mailerOf } from '../../kernel/mail/mailer.ts';
import { previewReport } from './previewReport.ts';
import { saveReport } from './writeReport.ts';

export const scheduledReportHandlers: HandlersFor<typeof scheduledReports> = {
  listScheduledReports: ({ db, scope }) => listReports(db, scope),
  listScheduledReportsOf: ({ db, scope }) => listReports(db, scope),
  saveScheduledReport(context) {
    const { db, scope, visibleAccounts, input, now } = context;
    const writing = { db, scope, visibleAccounts, author: authorOf(context), now: now() };
    return saveReport(writing, input.params.account, input.body);
  },
  previewScheduledReport({ db, system, config, vaultKey, scope, visibleAccounts, input, now }) {
    // The brand may come from an account above, which the user's own database does not show.
    const mailer = mailerOf({ config, db: system, vaultKey });
    return previewReport({ db, scope, visibleAccounts, mailer, now: now() }, input.params.account, input.body);
  },
};
