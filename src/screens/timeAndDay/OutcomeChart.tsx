import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { TimeDayRow } from '#contract/reports.contract.ts';
import { paths } from '../../page/paths.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { StackedBars } from '../../ui/charts/StackedBars.tsx';
import { useBucketText } from '../../ui/charts/useBucketText.ts';
import { useCallSeries } from '../../ui/charts/useCallSeries.ts';
import { callsBehind } from './callsBehind.ts';
import { reportMessages as words } from './report.messages.ts';

/** Calls per bucket by outcome. A bar opens its calls. */
export function OutcomeChart({ rows, filters }: { rows: readonly TimeDayRow[]; filters: FilterSet }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const series = useCallSeries();
  const view = filters.dateView;
  const title = intl.formatMessage(words.calls);
  const figures = {
    head: [words.bucket, words.first, words.returning]
      .map((message) => intl.formatMessage(message))
      .toSpliced(1, 0, ...series.map(({ label }) => label)),
    lines: rows.map((row): [string, ...number[]] => [
      bucketText(view, row.label),
      row.answer,
      row.missed,
      row.abandoned,
      row.first,
      row.returning,
    ]),
  };
  return (
    <ChartCard title={title} figures={figures} file={intl.formatMessage(words.fileBars)}>
      <StackedBars
        title={title}
        axis={intl.formatMessage(words[view])}
        series={series}
        bars={rows.map(({ label, answer, missed, abandoned }) => ({
          key: label,
          label: bucketText(view, label),
          values: { answer, missed, abandoned },
        }))}
        onOpen={(label) => void navigate(paths.calls(callsBehind(filters, view, label)))}
      />
    </ChartCard>
  );
}
