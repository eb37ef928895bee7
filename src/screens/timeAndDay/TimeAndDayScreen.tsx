import { useIntl } from 'react-intl';
import { FailedLoad } from '../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { FilterBar } from '../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../page/filters/usePageFilters.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { OutcomeChart } from './OutcomeChart.tsx';
import { reportMessages as words } from './report.messages.ts';
import { note } from './TimeAndDay.css.ts';
import { WeekHeat } from './WeekHeat.tsx';
import { DateView } from '#values/callFilter.ts';
import { ToggleButtons } from '../../ui/button/ToggleButtons.tsx';

/** The time and day report: when calls come in and how they end, in the user's time zone. */
export function Component() {
  const intl = useIntl();
  const filters = usePageFilters();
  const { applied, query, send } = filters;
  // Views have different labels, so never draw the previous response under a new view.
  const { data, error, mutate } = useEndpoint('getTimeAndDay', { query }, { keepPreviousData: false });
  const empty = data?.rows.every(({ answer, missed, abandoned }) => answer + missed + abandoned === 0);
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={
        <ViewSwitch
          value={applied.dateView}
          onChange={(dateView) => send({ type: 'filters.amended', changes: { dateView } })}
        />
      }
      filters={<FilterBar filters={filters} />}
    >
      {error && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <Skeleton height="330px" />
          <Skeleton height="270px" />
        </>
      )}
      {data && empty && (
        <EmptyState icon="chart" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data && !empty && (
        <>
          <OutcomeChart rows={data.rows} filters={applied} />
          <WeekHeat heat={data.heat} filters={applied} />
          <p className={note}>{intl.formatMessage(words.zone, { zone: applied.timezone })}</p>
        </>
      )}
    </PageFrame>
  );
}

/** Selects the report's buckets; applies immediately. */
function ViewSwitch({ value, onChange }: { value: DateView; onChange: (view: DateView) => void }) {
  const intl = useIntl();
  return (
    <ToggleButtons
      label={intl.formatMessage(words.view)}
      value={value}
      choices={DateView.options.map((view) => ({ value: view, label: intl.formatMessage(words[view]) }))}
      onChange={onChange}
    />
  );
}
