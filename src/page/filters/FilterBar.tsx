import { useIntl } from 'react-intl';
import { type AskedStatus, CallKind } from '#values/callStatus.ts';
import { filterProblems, type FilterSet } from '../../machines/filters/filterSet.ts';
import { Button } from '../../ui/button/Button.tsx';
import { askedStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import { DurationFilter } from './DurationFilter.tsx';
import { bar, decide, problem } from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { filterMessages, kindMessages } from './filter.messages.ts';
import { LeadFilter } from './LeadFilter.tsx';
import { ListFilter } from './ListFilter.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import { TagFilter } from './TagFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { inboundStatuses, shownStatuses } from './shownStatuses.ts';
import type { PageFilters } from './usePageFilters.ts';

interface FilterBarProps {
  filters: PageFilters;
  /** The call log has test calls and more filters than reports. */
  isLog?: boolean;
  /** The statuses that the page's calls can have, most useful first. */
  statuses?: readonly AskedStatus[];
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
          options={statuses.map((status) => ({ id: status, label: intl.formatMessage(askedStatusMessages[status]) }))}
          chosen={shownStatuses(draft.status, statuses)}
          onChange={(picked) => change({ status: statuses.filter((status) => picked.includes(status)) })}
        />
        <DurationFilter filters={filters} />
        {!isLog && <TagFilter filters={filters} />}
        {!isLog && <LeadFilter filters={filters} />}
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
      <FilterChips filters={filters} isLog={isLog} statuses={statuses} />
    </section>
  );
}
