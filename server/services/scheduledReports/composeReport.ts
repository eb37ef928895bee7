import type { ReportSettings, ReportRange } from '#contract/scheduledReports.contract.ts';
import type { Db } from '../../db/executor.ts';
import { scopeOf } from '../../repositories/scope.ts';
import type { MailContent } from '../mail/mailKind.ts';
import { reportText } from './reportText.ts';
import { rawReportSource } from '../reports/rawReportSource.ts';
import { summarise } from '../reports/summary.ts';
import { timeAndDay } from '../reports/timeAndDay.ts';
import { dayLabel, dayNumber, localDay } from '../reports/localTime.ts';

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
  const reporting = { scope: scopeOf(accounts), source: rawReportSource(db), now: dueAt };
  const query = { ...days, timezone, dateview: range === 'yesterday' ? 'hours' : 'days' } as const;
  const figures =
    report === 'summary'
      ? { report, ...(await summarise(reporting, { ...query, compare: 'previous' })) }
      : { report, view: query.dateview, ...(await timeAndDay(reporting, query)) };
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

interface ReportDays {
  /** As `2026-11-21`. */
  dateStart: string;
  dateEnd: string;
}

/** The complete local days that a report covers when it is due at a given time. */
function daysOfReport(range: ReportRange, dueAt: Date, timezone: string): ReportDays {
  const today = localDay(dueAt, timezone);
  if (range === 'lastMonth') {
    const last = dayNumber(`${today.slice(0, 7)}-01`) - 1;
    return { dateStart: `${dayLabel(last).slice(0, 7)}-01`, dateEnd: dayLabel(last) };
  }
  const yesterday = dayNumber(today) - 1;
  return { dateStart: dayLabel(range === 'last7' ? yesterday - 6 : yesterday), dateEnd: dayLabel(yesterday) };
}
