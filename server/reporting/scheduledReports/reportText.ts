import { outcomesOf } from '#values/outcomesOf.ts';
import type { HeatCell } from '#contract/reporting/reports.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { MailContent } from '../../kernel/mail/mailKind.ts';
import { reportChart } from './reportChart.ts';
import type { MailRow, ReportFigures } from './reportFigures.ts';
import { periodText, reportFormats } from './reportFormats.ts';
import { reportWords, type ReportWords } from './reportWords.ts';

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
  const chart = reportChart(figures, locale, words.chart(name, period));
  return {
    locale,
    subject: words.subject(name, period),
    ...(chart && { chart }),
    facts: factsOf(figures, words, formats),
    paragraphs: [
      ...firstParagraphs(figures, words, formats),
      words.about(shown, period, timezone),
      words.why(accountName, name, facts.settingsLink),
      ...(facts.leaveLink === undefined ? [] : [words.leave(facts.leaveLink)]),
    ],
    action: { label: words.open, url: facts.link },
    values: { reportName: name, period, accountName },
  };
}

/** The mail shows the first rows; its attachment has all. */
const mostRows = 25;

function factsOf(figures: ReportFigures, words: ReportWords, formats: Formats): [string, string][] {
  switch (figures.report) {
    case 'summary':
      return summaryFacts(figures, words, formats);
    case 'timeday':
      return dayFacts(figures, words, formats);
    case 'rows':
      return rowFacts(figures, words, formats);
  }
}

function firstParagraphs(figures: ReportFigures, words: ReportWords, formats: Formats): string[] {
  if (figures.report === 'timeday') return busiest(figures.heat, words, formats);
  if (figures.report === 'summary') return [words.compared];
  if (figures.tagged && figures.tagged.calls > 0) {
    const { calls } = figures.tagged;
    return [words.tagged(words.calls(calls, formats.count(calls)))];
  }
  return figures.rows.every(({ total }) => total === 0) ? [words.nothing] : [];
}

function rowFacts(
  { view, rows }: Extract<ReportFigures, { report: 'rows' }>,
  words: ReportWords,
  { count, day, hour, percent }: Formats,
): [string, string][] {
  const nameOf = ({ name }: MailRow) => (view === 'days' ? day(name) : view === 'hours' ? hour(Number(name)) : name);
  const shown = rows.filter(({ total }) => view === 'days' || total > 0);
  return shown.slice(0, mostRows).map((row) => {
    const { total } = row;
    if (total === 0) return [nameOf(row), words.noCalls];
    if ('percent' in row) return [nameOf(row), `${words.calls(total, count(total))} (${percent(row.percent)})`];
    return [nameOf(row), words.line(total, count(total), count(row.answered), count(total - row.answered))];
  });
}

function summaryFacts(
  { now, before }: Extract<ReportFigures, { report: 'summary' }>,
  words: ReportWords,
  { count, duration }: Formats,
): [string, string][] {
  const counts = ['total', 'answered', 'voicemail', 'missed', 'abandoned', 'first', 'returning'] as const;
  const [is, was] = [
    { ...now, ...outcomesOf(now) },
    { ...before, ...outcomesOf(before) },
  ];
  const averages = ['avgDuration', 'avgTalk'] as const;
  return [
    ...counts.map((key): [string, string] => [words.labels[key], words.was(count(is[key]), count(was[key]))]),
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
