import { DurationLabel } from '#contract/reporting/reports.contract.ts';
import type { ReportKind, ReportRange, ReportSettings } from '#contract/reporting/scheduledReports.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { paths } from '#contract/paths.ts';
import { CallFilter } from '#values/callFilter.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { MailContent } from '../../kernel/mail/mailKind.ts';
import { countReport } from './countReport.ts';
import type { ReportFigures } from './reportFigures.ts';
import { reportCsv } from './reportCsv.ts';
import { reportText } from './reportText.ts';
import { reportWords } from './reportWords.ts';
import { rawReportSource } from '../reports/rawReportSource.ts';
import { dayLabel, dayNumber, localDay } from '../../kernel/time/localTime.ts';

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

/** Names the lengths of calls in a language. */
function withLengths(figures: ReportFigures, locale: Locale): ReportFigures {
  const { durations } = reportWords[locale];
  if (figures.report !== 'rows') return figures;
  return { ...figures, rows: figures.rows.map((row) => ({ ...row, name: durations[DurationLabel.parse(row.name)] })) };
}

/** The mail of a report, with current figures for the days that it covers. */
export async function composeReport(db: Db, due: DueReport): Promise<MailContent> {
  const { settings, timezone, counted, dueAt, base } = due;
  const { name, report, range, locale } = settings;
  const { dateStart, dateEnd } = daysOfReport(range, dueAt, timezone);
  const days = { datefrom: dateStart, dateto: dateEnd };
  const accounts = counted.map(({ id }) => id);
  const reporting = { scope: scopeOf(accounts), source: rawReportSource(db, dueAt), now: dueAt };
  const query = CallFilter.parse({ ...days, timezone, dateview: range === 'yesterday' ? 'hours' : 'days' });
  const { figures, csv } = await countReport(reporting, report, query);
  const link = new URL(pathOf[report], base);
  for (const [parameter, value] of Object.entries({ ...days, account: accounts.join() }))
    link.searchParams.set(parameter, value);
  const content = reportText({
    locale,
    name,
    accountName: due.accountName,
    counted: counted.map((one) => one.name),
    timezone,
    dateStart,
    dateEnd,
    figures: report === 'duration' ? withLengths(figures, locale) : figures,
    link: link.toString().replaceAll('%2C', ','),
    settingsLink: `${base}${paths.scheduledReports()}`,
    ...(due.leaveLink !== undefined && { leaveLink: due.leaveLink }),
  });
  const filename = `${report}-${dateStart}-${dateEnd}.csv`;
  return { ...content, attachments: [{ filename, content: reportCsv(csv), contentType: 'text/csv; charset=utf-8' }] };
}

/** The page of each report. */
const pathOf: Record<ReportKind, string> = {
  summary: paths.timeReport(),
  timeday: paths.timeReport(),
  missed: paths.missedReport(),
  duration: paths.durationReport(),
  source: paths.sourceReport(),
  numbers: paths.sourceReport('by=number'),
  accounts: paths.sourceReport('by=account'),
  areas: paths.sourceReport('by=area'),
  tags: paths.sourceReport('by=tag'),
  ivr: paths.ivrReport(),
  web: paths.webReport(),
  keywords: paths.webReport('by=keyword'),
  landing: paths.webReport('by=landing'),
  conversion: paths.webReport('by=conversion'),
  repeat: paths.insightReport('by=repeat'),
  outbound: paths.outboundOverview(),
};

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
