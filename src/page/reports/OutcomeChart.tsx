import { useIntl } from 'react-intl';
import type { DateView } from '#values/callFilter.ts';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import type { Series } from '../../ui/charts/Legend.tsx';
import { StackedBars } from '../../ui/charts/StackedBars.tsx';
import { useBucketText } from '../../ui/charts/useBucketText.ts';
import { reportMessages as words } from './report.messages.ts';

interface OutcomeChartProps {
  title?: string;
  view: DateView;
  /** What the buckets are, and how one is called, if not by the view. */
  axis?: string;
  /** What is counted, if not calls. */
  counted?: string;
  textOf?: (label: string) => string;
  series: readonly Series[];
  /** A value per series for each bucket. */
  buckets: readonly { label: string; values: Readonly<Record<string, number>> }[];
  /** The buckets that these are compared with, in the same order. */
  before: readonly { values: Readonly<Record<string, number>> }[] | undefined;
  /** Name of the picture, without extension. */
  file: string;
  onOpen: (label: string) => void;
}

/** Calls per bucket by outcome, with marks at the totals of earlier buckets. A bar opens its calls. */
export function OutcomeChart({ view, series, buckets, before, file, onOpen, ...props }: OutcomeChartProps) {
  const intl = useIntl();
  const bucketText = useBucketText();
  const textOf = props.textOf ?? ((label: string) => bucketText(view, label));
  const title = props.title ?? intl.formatMessage(words.calls);
  const totalOf = (values: Readonly<Record<string, number>> | undefined) =>
    values && series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const figures = {
    head: [intl.formatMessage(words.period), ...series.map(({ label }) => label)],
    lines: buckets.map(({ label, values }): [string, ...number[]] => [
      textOf(label),
      ...series.map(({ key }) => values[key] ?? 0),
    ]),
  };
  return (
    <ChartCard title={title} figures={figures} file={file} isTableBelow>
      <StackedBars
        title={title}
        counted={props.counted}
        axis={props.axis ?? intl.formatMessage(words[view])}
        series={series}
        bars={buckets.map(({ label, values }, at) => ({
          key: label,
          label: textOf(label),
          values,
          earlier: totalOf(before?.[at]?.values),
        }))}
        onOpen={onOpen}
      />
    </ChartCard>
  );
}
