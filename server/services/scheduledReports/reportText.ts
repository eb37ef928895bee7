import type { HeatCell, Summary, TimeDayRow } from '#contract/reports.contract.ts';
import type { Locale } from '#contract/users.contract.ts';
import type { MailContent } from '../mail/mailKind.ts';
import { periodText, reportFormats } from './reportFormats.ts';
import { reportWords, type ReportWords } from './reportWords.ts';

export type ReportFigures =
  | { report: 'summary'; now: Summary; before: Summary }
  | { report: 'timeday'; view: 'hours' | 'days'; rows: TimeDayRow[]; heat: HeatCell[] };

/** A report's facts. Dates are local, as `2026-11-21`; `settingsLink` opens its settings, `leaveLink` unsubscribes. */
export interface ReportFacts {
  locale: Locale;
  name: string;
  accountName: string;
  /** The names of the accounts whose calls are counted. */
  counted: string[];
  timezone: string;
  dateStart: string;
  dateEnd: string;
  figures: ReportFigures;
  link: string;
  settingsLink: string;
  leaveLink?: string;
}

type Formats = ReturnType<typeof reportFormats>;

/** Subject, figures and text in the report's language. */
export function reportText(facts: ReportFacts): MailContent {
  const { locale, name, accountName, counted, timezone, figures } = facts;
  const words = reportWords[locale];
  const formats = reportFormats(locale);
  const period = periodText(facts, locale);
  const shown = counted.length > 3 ? words.someAccounts(formats.count(counted.length)) : formats.list(counted);
  return {
    locale,
    subject: words.subject(name, period),
    facts: figures.report === 'summary' ? summaryFacts(figures, words, formats) : dayFacts(figures, words, formats),
    paragraphs: [
      ...(figures.report === 'timeday' ? busiest(figures.heat, words, formats) : [words.compared]),
      words.about(shown, period, timezone),
      words.why(accountName, name, facts.settingsLink),
      ...(facts.leaveLink === undefined ? [] : [words.leave(facts.leaveLink)]),
    ],
    action: { label: words.open, url: facts.link },
    values: { reportName: name, period, accountName },
  };
}

function summaryFacts(
  { now, before }: Extract<ReportFigures, { report: 'summary' }>,
  words: ReportWords,
  { count, duration }: Formats,
): [string, string][] {
  const counts = ['total', 'answer', 'missed', 'abandoned', 'first', 'returning'] as const;
  const averages = ['avgDuration', 'avgTalk'] as const;
  return [
    ...counts.map((key): [string, string] => [words.labels[key], words.was(count(now[key]), count(before[key]))]),
    ...averages.map((key): [string, string] => [
      words.labels[key],
      words.was(duration(now[key]), duration(before[key])),
    ]),
  ];
}

/** One line per day or hour; hours without calls are omitted. */
function dayFacts(
  { view, rows }: Extract<ReportFigures, { report: 'timeday' }>,
  words: ReportWords,
  { count, day, hour }: Formats,
): [string, string][] {
  const shown = rows.map((row) => ({ ...row, total: row.first + row.returning }));
  return shown
    .filter(({ total }) => view === 'days' || total > 0)
    .map(({ label, total, answer, missed, abandoned }) => [
      view === 'days' ? day(label) : hour(Number(label)),
      total === 0 ? words.noCalls : words.line(total, count(total), count(answer), count(missed + abandoned)),
    ]);
}

function busiest(heat: HeatCell[], words: ReportWords, { count, weekday, hour }: Formats): string[] {
  const [most] = heat.toSorted((one, other) => other.total - one.total);
  if (!most || most.total === 0) return [words.nothing];
  return [words.busiest(weekday(most.weekday), hour(most.hour), words.calls(most.total, count(most.total)))];
}
