import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';

const statuses = ['active', 'cancelled', 'any'] as const;
export const networks = ['geo', 'mobile', 'smart', 'tollfree'] as const;

/** Which numbers are listed. `null` is any; the action is a flow's id or `hangup`. */
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

/** The filter that an address says; what it does not say, or says wrongly, is not filtered by. */
export function numberFilterFrom(search: SearchReader): NumberFilter {
  return {
    status: statuses.find((status) => status === search.get('status')) ?? everyNumber.status,
    network: networks.find((network) => network === search.get('network')) ?? null,
    source: search.get('source') || null,
    action: search.get('action') || null,
  };
}

/** The parameters that say this filter; null means that the parameter is left out. */
export function numberFilterTo(filter: NumberFilter): Record<keyof NumberFilter, string | null> {
  return { ...filter, status: filter.status === everyNumber.status ? null : filter.status };
}

export const actionOf = ({ actionId }: TrackingNumber): string => actionId ?? 'hangup';

/** Whether a number is listed; its status is for the server to judge. */
export function isListed(number: TrackingNumber, { network, source, action }: NumberFilter): boolean {
  return (
    (network === null || number.type === network) &&
    (source === null || number.source === source) &&
    (action === null || actionOf(number) === action)
  );
}

/** Which numbers are listed, kept in the address: a link and a reload show the same, and the way back leads through the choices. */
export function useNumberFilter(): [NumberFilter, (filter: NumberFilter) => void] {
  const [search] = useSearchParams();
  const change = useUpdateSearchParams();
  const filter = useMemo(() => numberFilterFrom(search), [search]);
  return [filter, (next) => change({ ...numberFilterTo(next), page: null })];
}
