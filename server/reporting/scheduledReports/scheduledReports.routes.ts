import type { scheduledReports } from '#contract/reporting/scheduledReports.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listReports } from './scheduledReports.repository.ts';
import { mailerOf } from '../../kernel/mail/mailer.ts';
import { previewReport } from './previewReport.ts';
import { saveReport } from './writeReport.ts';

export const scheduledReportHandlers: HandlersFor<typeof scheduledReports> = {
  listScheduledReports: ({ db, scope }) => listReports(db, scope),
  listScheduledReportsOf: ({ db, scope }) => listReports(db, scope),
  saveScheduledReport: (context) => saveReport(actorOf(context), context.input.params.account, context.input.body),
  previewScheduledReport(context) {
    const { system, config, vaultKey, input } = context;
    // The brand may come from an account above, which the user's own database does not show.
    const mailer = mailerOf({ config, db: system, vaultKey });
    return previewReport(actorOf(context), input.params.account, input.body, mailer);
  },
};
