import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FailedLoad } from '../../app/page/FailedLoad.tsx';
import { PageFrame } from '../../app/page/PageFrame.tsx';
import { RangeFilter } from '../../app/pageFilters/RangeFilter.tsx';
import { usePageFilters } from '../../app/pageFilters/usePageFilters.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ApplyRange } from './ApplyRange.tsx';
import { BusiestHours } from './BusiestHours.tsx';
import { CallsByDay } from './CallsByDay.tsx';
import { halves } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';
import { LatestCalls } from './LatestCalls.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { useLiveFigures } from './useLiveFigures.ts';

/** What happened lately, at a glance: figures with their change, days, hours and the newest calls. */
export function Component() {
  const intl = useIntl();
  const filters = usePageFilters();
  const [search] = useSearchParams();
  const { query, applied } = filters;
  const invalidate = useInvalidate();
  const summary = useEndpoint('getSummary', { query });
  const days = useEndpoint('getTimeAndDay', { query: { ...query, dateview: 'days' } });
  const latest = useEndpoint('listCalls', { query: { ...(query.account && { account: query.account }), length: 10 } });
  useLiveFigures();
  const error: unknown = summary.error ?? days.error;
  const retry = () => void invalidate('getSummary', 'getTimeAndDay');
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <>
          <ApplyRange filters={filters} />
          <RangeFilter filters={filters} />
        </>
      }
    >
      {error !== undefined && <FailedLoad error={error} onRetry={retry} />}
      <SummaryCards now={summary.data?.now} before={summary.data?.before} />
      <div className={halves}>
        {days.data ? <CallsByDay rows={days.data.rows} filters={applied} /> : <Skeleton height="300px" />}
        <BusiestHours heat={days.data?.heat} search={search.toString()} />
      </div>
      <LatestCalls
        calls={latest.data?.data}
        timezone={applied.timezone}
        failed={latest.error !== undefined}
        onRetry={() => void latest.mutate()}
      />
    </PageFrame>
  );
}
