import { useIntl } from 'react-intl';
import { CallKind, type CallStatus } from '#values/callStatus.ts';
import { filterProblems, type FilterSet } from '../../machines/filters/filterSet.ts';
import { Button } from '../../ui/button/Button.tsx';
import { callStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { DurationFilter } from './DurationFilter.tsx';
import { bar, decide, problem } from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { filterMessages, kindMessages } from './filter.messages.ts';
import { ListFilter } from './ListFilter.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import type { PageFilters } from './usePageFilters.ts';

/** The statuses of inbound calls, most useful first. */
const inboundStatuses: readonly CallStatus[] = ['answered', 'missed', 'abandoned'];

interface FilterBarProps {
  filters: PageFilters;
  /** The call log has test calls and filters that reports leave out. */
  isLog?: boolean;
  /** The statuses that the page's calls can have, most useful first. */
  statuses?: readonly CallStatus[];
}

/** A page's filters: nothing changes until Apply, and chips show what is applied. */
export function FilterBar({ filters, isLog = false, statuses = inboundStatuses }: FilterBarProps) {
  const intl = useIntl();
  const { draft, today, state, sources, send } = filters;
  const change = (changes: Partial<FilterSet>) => send({ type: 'draft.changed', changes });
  const [first] = filterProblems(draft, today);
  return (
    <section aria-label={intl.formatMessage(filterMessages.label)}>
      <div className={bar}>
        <RangeFilter filters={filters} />
        <NumberFilter filters={filters} />
        <ListFilter
          title={intl.formatMessage(filterMessages.source)}
          options={sources.map((source) => ({ id: source, label: source }))}
          chosen={draft.trackingSource}
          onChange={(trackingSource) => change({ trackingSource })}
        />
        <ListFilter
          title={intl.formatMessage(filterMessages.status)}
          options={statuses.map((status) => ({ id: status, label: intl.formatMessage(callStatusMessages[status]) }))}
          chosen={draft.status}
          onChange={(picked) => change({ status: statuses.filter((status) => picked.includes(status)) })}
        />
        <DurationFilter filters={filters} />
        {isLog && (
          <ListFilter
            title={intl.formatMessage(filterMessages.kind)}
            options={CallKind.options.map((kind) => ({ id: kind, label: intl.formatMessage(kindMessages[kind]) }))}
            chosen={draft.kind}
            onChange={(picked) => change({ kind: CallKind.options.filter((kind) => picked.includes(kind)) })}
          />
        )}
        {isLog && <MoreFilters filters={filters} />}
        {state !== 'applied' && (
          <div className={decide}>
            <Button look="primary" disabled={state === 'invalid'} onClick={() => send({ type: 'filters.applied' })}>
              {intl.formatMessage(filterMessages.apply)}
            </Button>
            <Button look="quiet" onClick={() => send({ type: 'filters.cancelled' })}>
              {intl.formatMessage(filterMessages.cancel)}
            </Button>
          </div>
        )}
        {first && (
          <span className={problem} role="alert">
            {intl.formatMessage(filterMessages[first])}
          </span>
        )}
      </div>
      <FilterChips filters={filters} isLog={isLog} />
    </section>
  );
}
