import type { Locale } from '#contract/tenancy/users.contract.ts';
import { type CountedOutcomes, outcomesOf } from '#values/outcomesOf.ts';
import type { MailChart } from '../../kernel/mail/mailKind.ts';
import { reportFormats } from './reportFormats.ts';
import type { MailRow, ReportFigures } from './reportFigures.ts';
import { reportWords } from './reportWords.ts';

/** The chart shows the first names; the text has more, and the attachment all. */
const mostBars = 10;

type Drawn = Pick<MailChart, 'shape' | 'series' | 'rows'>;

/** The chart of a report, read as `alt`; undefined if there were no calls. */
export function reportChart(figures: ReportFigures, locale: Locale, alt: string): MailChart | undefined {
  const drawn = drawnFigures(figures, locale);
  return drawn.rows.some(({ values }) => values.some((value) => value > 0)) ? { ...drawn, alt } : undefined;
}

function drawnFigures(figures: ReportFigures, locale: Locale): Drawn {
  const { labels, unanswered, thisPeriod, periodBefore } = reportWords[locale];
  const { day, hour } = reportFormats(locale);
  const bucket = (view: string, label: string) => (view === 'days' ? day(label) : hour(Number(label)));
  const outcomes: Drawn['series'] = [
    { name: labels.answered, colour: 'answered' },
    { name: labels.voicemail, colour: 'primary' },
    { name: labels.missed, colour: 'missed' },
    { name: labels.abandoned, colour: 'abandoned' },
  ];
  switch (figures.report) {
    case 'summary': {
      const rows = [
        { label: thisPeriod, ...figures.now },
        { label: periodBefore, ...figures.before },
      ];
      return { shape: 'bars', series: outcomes, rows: rows.map(barOf) };
    }
    case 'timeday': {
      const rows = figures.rows.map((row) => ({ ...row, label: bucket(figures.view, row.label) }));
      return { shape: 'columns', series: outcomes, rows: rows.map(barOf) };
    }
    case 'rows': {
      const { view, rows } = figures;
      const isShare = rows.some((row) => 'percent' in row);
      return {
        shape: view ? 'columns' : 'bars',
        series: isShare
          ? [{ name: labels.total, colour: 'primary' }]
          : [
              { name: labels.answered, colour: 'answered' },
              { name: unanswered, colour: 'missed' },
            ],
        rows: shownRows(figures, isShare).map((row) => ({
          label: view ? bucket(view, row.name) : row.name,
          values: 'percent' in row ? [row.total] : [row.answered, row.total - row.answered],
        })),
      };
    }
  }
}

/** All times and all durations, even those without calls. */
function shownRows({ view, rows }: Extract<ReportFigures, { report: 'rows' }>, isShare: boolean): MailRow[] {
  return view || isShare ? rows : rows.filter(({ total }) => total > 0).slice(0, mostBars);
}

function barOf(row: { label: string } & CountedOutcomes) {
  const { answered, voicemail, missed, abandoned } = outcomesOf(row);
  return { label: row.label, values: [answered, voicemail, missed, abandoned] };
}
