import type { ReportSettings } from '#contract/scheduledReports.contract.ts';
import type { Db } from '../../db/executor.ts';
import { scopeOf } from '../../repositories/scope.ts';
import type { MailContent } from '../mail/mailKind.ts';
import { reportText } from './reportText.ts';
import { rawReportSource } from '../reports/rawReportSource.ts';
import { summarise } from '../reports/summary.ts';
import { timeAndDay } from '../reports/timeAndDay.ts';
import { daysOfReport } from './daysOfReport.ts';

/** A report to compose, with its account, subject and due time. `base` is the URL for its recipients. */
export interface DueReport {
  settings: ReportSettings;
  accountName: string;
  timezone: string;
  /** The accounts whose calls are counted. */
  counted: readonly { id: number; name: string }[];
  dueAt: Date;
  base: string;
  /** The recipient's unsubscribe link; missing in previews. */
  leaveLink?: string;
}

/** The mail of a report, with current figures for the days that it covers. */
export async function composeReport(db: Db, due: DueReport): Promise<MailContent> {
  const { settings, timezone, counted, dueAt, base } = due;
  const { name, report, range, locale } = settings;
  const { dateStart, dateEnd } = daysOfReport(range, dueAt, timezone);
  const days = { datefrom: dateStart, dateto: dateEnd };
  const accounts = counted.map(({ id }) => id);
  const [scope, source] = [scopeOf(accounts), rawReportSource(db)];
  const query = { ...days, timezone, dateview: range === 'yesterday' ? 'hours' : 'days' } as const;
  const figures =
    report === 'summary'
      ? { report, ...(await summarise(source, scope, { ...query, compare: 'previous' }, dueAt)) }
      : { report, view: query.dateview, ...(await timeAndDay(source, scope, query, dueAt)) };
  const search = new URLSearchParams({ ...days, account: accounts.join() });
  return reportText({
    locale,
    name,
    accountName: due.accountName,
    counted: counted.map((one) => one.name),
    timezone,
    dateStart,
    dateEnd,
    figures,
    link: `${base}/calls/time?${search.toString().replaceAll('%2C', ',')}`,
    settingsLink: `${base}/users/reports`,
    ...(due.leaveLink !== undefined && { leaveLink: due.leaveLink }),
  });
}
