import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useUpdateSearchParams } from '../../../ui/table/useUpdateSearchParams.ts';

const statuses = ['active', 'cancelled', 'any'] as const;
export const networks = ['geo', 'mobile', 'smart', 'tollfree'] as const;

/** Filters of the list. `null` matches all; the action is a flow's id or `hangup`. */
export interface NumberFilter {
  status: (typeof statuses)[number];
  network: (typeof networks)[number] | null;
  source: string | null;
  action: string | null;
}

export const everyNumber: NumberFilter = { status: 'active', network: null, source: null, action: null };

interface SearchReader {
  get(name: string): string | null;
}

/** Reads the filter from the URL; ignores missing or invalid parameters. */
export function numberFilterFrom(search: SearchReader): NumberFilter {
  return {
    status: statuses.find((status) => status === search.get('status')) ?? everyNumber.status,
    network: networks.find((network) => network === search.get('network')) ?? null,
    source: search.get('source') || null,
    action: search.get('action') || null,
  };
}

/** The search parameters of a filter; null removes one. */
export function numberFilterTo(filter: NumberFilter): Record<keyof NumberFilter, string | null> {
  return { ...filter, status: filter.status === everyNumber.status ? null : filter.status };
}

export const actionOf = ({ actionId }: TrackingNumber): string => actionId ?? 'hangup';

/** Whether a number matches; the server filters by status. */
export function isListed(number: TrackingNumber, { network, source, action }: NumberFilter): boolean {
  return (
    (network === null || number.type === network) &&
    (source === null || number.source === source) &&
    (action === null || actionOf(number) === action)
  );
}

/** The filters, kept in the URL: links and reloads restore them, and back undoes them. */
export function useNumberFilter(): [NumberFilter, (filter: NumberFilter) => void] {
  const [search] = useSearchParams();
  const change = useUpdateSearchParams();
  const filter = useMemo(() => numberFilterFrom(search), [search]);
  return [filter, (next) => change({ ...numberFilterTo(next), page: null })];
}
