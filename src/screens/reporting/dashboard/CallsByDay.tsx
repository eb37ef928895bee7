import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { TimeDayRow } from '#contract/reporting/reports.contract.ts';
import { type Outcomes, outcomesOf } from '#values/outcomesOf.ts';
import { paths } from '#contract/paths.ts';
import { countedToSearchParams } from '../../../machines/filters/filterSearchParams.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { StackedBars } from '../../../ui/charts/StackedBars.tsx';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { useCallSeries } from '../../../ui/charts/useCallSeries.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { dashboardMessages as words } from './dashboard.messages.ts';

/** Calls per day by outcome. A bar opens that day's calls. */
export function CallsByDay({ rows, filters }: { rows: readonly TimeDayRow[] | undefined; filters: FilterSet }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const series = useCallSeries();
  const title = intl.formatMessage(words.byDay);
  const open = (day: string) => {
    const filtered: FilterSet = { ...filters, dateLabel: 'custom', dateStart: day, dateEnd: day };
    void navigate(paths.calls(new URLSearchParams(countedToSearchParams(filtered)).toString()));
  };
  const figures = {
    head: [intl.formatMessage(words.day), ...series.map(({ label }) => label)],
    lines: (rows ?? []).map((row): [string, ...number[]] => {
      const outcomes = outcomesOf(row);
      return [bucketText('days', row.label), ...series.map(({ key }) => outcomes[key as keyof Outcomes])];
    }),
  };
  return (
    <ChartCard title={title} figures={figures} file={intl.formatMessage(words.file)}>
      {rows ? (
        <StackedBars
          title={title}
          axis={intl.formatMessage(words.days)}
          series={series}
          height={330}
          bars={rows.map((row) => ({
            key: row.label,
            label: bucketText('days', row.label),
            values: { ...outcomesOf(row) },
          }))}
          onOpen={open}
        />
      ) : (
        <Skeleton height="358px" />
      )}
    </ChartCard>
  );
}
