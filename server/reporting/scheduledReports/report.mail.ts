import { paths } from '#contract/paths.ts';
import { listReported } from './dueReports.repository.ts';
import { findReport } from './scheduledReports.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { composeReport } from './composeReport.ts';
import { leaveToken } from './leaveReport.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { reportText } from './reportText.ts';

const sampleFigures = { total: 84, answer: 71, missed: 9, voicemail: 3, abandoned: 4, first: 52, returning: 32 };

/**
 * A scheduled report for one recipient. Not sent if the recipient was removed, or the report was deleted or turned off
 * since. Accounts that were moved away are no longer included.
 */
export const report = mailKind({
  payload: mailPayloads.report,
  async compose(composing, { to, report: id, dueAt }) {
    const { db, accountId, brand } = composing;
    const settings = await findReport(db, scopeOf([accountId]), id);
    if (!settings?.enabled || !settings.recipients.includes(to)) return undefined;
    const counted = await listReported(db, accountId, settings.accounts);
    if (counted.length === 0) return undefined;
    const { accountName, timezone } = settings;
    const token = await leaveToken(composing, { report: id, to });
    const leaveLink = `${brand.base}${paths.unsubscribe(token)}`;
    const due = { settings, accountName, timezone, counted, dueAt: new Date(dueAt), base: brand.base, leaveLink };
    return { ...(await composeReport(db, due)), unsubscribe: `${brand.base}/v2/public/unsubscribe/${token}` };
  },
  sample: (locale, { base }) =>
    reportText({
      locale,
      name: 'Pier Dental',
      accountName: 'Pier Dental',
      counted: ['Pier Dental'],
      timezone: 'Australia/Sydney',
      dateStart: '2026-03-02',
      dateEnd: '2026-03-08',
      figures: {
        report: 'summary',
        now: { ...sampleFigures, avgDuration: 143, avgTalk: 118 },
        before: { ...sampleFigures, total: 77, answer: 63, missed: 10, first: 45, avgDuration: 137, avgTalk: 109 },
      },
      link: `${base}${paths.timeReport('datefrom=2026-03-02&dateto=2026-03-08')}`,
      settingsLink: `${base}${paths.scheduledReports()}`,
      leaveLink: `${base}${paths.unsubscribe('example')}`,
    }),
});
