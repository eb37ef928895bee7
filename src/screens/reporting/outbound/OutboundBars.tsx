import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { OutboundBucket } from '#contract/reporting/outbound.contract.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { bucketNarrow, type Narrow } from '../../../page/reports/callsBehind.ts';
import { OutcomeChart } from '../../../page/reports/OutcomeChart.tsx';
import { outboundMessages as words } from './outbound.messages.ts';
import { useOutboundSeries } from './useOutboundSeries.ts';

interface OutboundBarsProps {
  filters: FilterSet;
  buckets: readonly OutboundBucket[];
  before: readonly OutboundBucket[] | undefined;
  linkTo: (narrow: Narrow) => string;
}

/** Outbound calls per bucket by outcome. */
export function OutboundBars({ filters, buckets, before, linkTo }: OutboundBarsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const series = useOutboundSeries();
  const bars = (rows: readonly OutboundBucket[]) =>
    rows.map(({ label, answered, voicemail, missed, abandoned }) => ({
      label,
      values: { answered, voicemail, missed, abandoned },
    }));
  return (
    <OutcomeChart
      title={intl.formatMessage(words.chart)}
      view={filters.dateView}
      series={series}
      buckets={bars(buckets)}
      before={before && bars(before)}
      file={intl.formatMessage(words.file)}
      onOpen={(label) => void navigate(linkTo(bucketNarrow(filters, filters.dateView, label)))}
    />
  );
}
