import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import {
  filterParameters,
  filtersFromSearchParams,
  filtersToLogQuery,
  filtersToSearchParams,
  filtersToQuery,
} from '../../machines/filters/filterSearchParams.ts';
import { filtersMachine, type FiltersEvent } from '../../machines/filters/filters.machine.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import { useSelectedAccounts } from '../accounts/selectedAccounts.ts';
import { useProfile } from '../session/SessionContext.ts';
import { distinctSources } from './distinctSources.ts';
import { useNumbers } from './useNumbers.ts';
import { useToday } from './useToday.ts';

export interface PageFilters {
  draft: FilterSet;
  applied: FilterSet;
  state: 'applied' | 'drafting' | 'invalid';
  today: string;
  /** Query of calls and reports: the applied filters and the selected accounts. */
  query: CallFilter;
  /** Query of the call log, which has more filters. */
  logQuery: ReturnType<typeof filtersToLogQuery>;
  numbers: readonly TrackingNumber[];
  sources: readonly string[];
  send: (event: FiltersEvent) => void;
}

const noNumbers: TrackingNumber[] = [];

/** This page's filters: the draft is local, the applied filters live in the URL, so links keep them. */
export function usePageFilters(): PageFilters {
  const { tz } = useProfile();
  const today = useToday(tz);
  const accounts = useSelectedAccounts();
  const loaded = useNumbers();
  const [search, setSearch] = useSearchParams();
  const asked = useMemo(() => filtersFromSearchParams(search, today, tz), [search, today, tz]);
  const actor = useActorRef(filtersMachine, { input: { today, applied: asked } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const numbers = loaded ?? noNumbers;
  const sources = useMemo(() => distinctSources(numbers), [numbers]);

  const writeSearchParams = useEffectEvent((filters: FilterSet) =>
    setSearch(
      (current) => {
        const kept = [...current].filter(([name]) => name !== 'page' && !filterParameters.includes(name));
        return new URLSearchParams([...kept, ...filtersToSearchParams(filters)]);
      },
      { preventScrollReset: true },
    ),
  );
  useEffect(() => {
    const subscription = actor.on('applied.changed', ({ applied }) => writeSearchParams(applied));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => actor.send({ type: 'day.turned', today }), [actor, today]);
  useEffect(() => actor.send({ type: 'address.changed', filters: asked }), [actor, asked]);
  useEffect(() => {
    if (!loaded) return;
    actor.send({ type: 'accounts.changed', belongings: { numbers: loaded.map(({ did }) => did), sources } });
  }, [actor, loaded, sources]);

  const [query, logQuery] = useMemo(() => {
    const chosen = accounts.length > 0 && { account: [...accounts] };
    const { applied } = context;
    return [
      { ...filtersToQuery(applied), ...chosen },
      { ...filtersToLogQuery(applied), ...chosen },
    ];
  }, [context, accounts]);
  const { draft, applied } = context;
  const state = value === 'settling' ? 'applied' : value;
  const send = (event: FiltersEvent) => actor.send(event);
  return { draft, applied, state, today, query, logQuery, numbers, sources, send };
}
