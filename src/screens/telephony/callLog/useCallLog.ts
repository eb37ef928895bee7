import { formatInTimeZone } from 'date-fns-tz';
import { useCallback, useRef, useState } from 'react';
import { CallOrder } from '#contract/telephony/calls.contract.ts';
import type { CallsOfFlow } from '#values/callsOfFlow.ts';
import type { PageFilters } from '../../../page/filters/usePageFilters.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import type { TableDefaults, TableView } from '../../../ui/table/tableSearchParams.ts';
import { mergeLiveCall } from './mergeLiveCall.ts';

export const callLogDefaults: TableDefaults<CallOrder> = {
  orderBy: 'dateStart',
  order: 'desc',
  length: 25,
  sortable: CallOrder.options,
};

/** How long a new or changed row stays highlighted. */
const freshMs = 2_500;

function useFresh(): [ReadonlySet<string>, (key: string) => void] {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(new Map<string, number>());
  const mark = useCallback((key: string) => {
    window.clearTimeout(latest.current.get(key));
    setFresh((keys) => new Set([...keys, key]));
    const timer = window.setTimeout(() => setFresh((keys) => new Set([...keys].filter((one) => one !== key))), freshMs);
    latest.current.set(key, timer);
  }, []);
  return [fresh, mark];
}

/** A page of the call log with live updates. `outdated` is true after changes that only a reload can show. */
export function useCallLog(view: TableView<CallOrder>, { logQuery: query, applied }: PageFilters, filter: CallsOfFlow) {
  const accounts = useSelectedAccounts();
  const [fresh, mark] = useFresh();
  const { page, length, order, search, orderBy } = view;
  const chosen = { ...query, ...filter, ...(search && { search }) };
  const answer = useEndpoint('listCalls', { query: { ...chosen, start: page * length, length, order, orderBy } });
  const { data, mutate, isLoading, error } = answer;
  // Only this page is outdated: others reload anyway.
  const seen = JSON.stringify([view, query, filter]);
  const [outdatedPage, setOutdatedPage] = useState<string | null>(null);
  const refresh = () => {
    setOutdatedPage(null);
    void mutate();
  };
  useLive((news) => {
    if (news.type === 'live.resumed' || news.type === 'calls.changed') refresh();
    if (news.type !== 'call.changed' || !data) return;
    const { call } = news;
    const dayOf = () => formatInTimeZone(call.dateStart, applied.timezone, 'yyyy-MM-dd');
    // Only the server knows which way a call took, or which figures count it.
    const next =
      filter.flow !== undefined || Object.keys(applied.figure).length > 0
        ? undefined
        : mergeLiveCall(data, call, { view, filters: applied, accounts, dayOf });
    // While another page loads, the rows are still the previous ones.
    if (next === undefined || isLoading) setOutdatedPage(seen);
    else if (next !== data) {
      mark(call.uuid);
      void mutate(next, { revalidate: false });
    }
  });
  return { data, error, fresh, outdated: outdatedPage === seen, refresh, stale: isLoading, chosen };
}
