import type { Call } from '#contract/telephony/calls.contract.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import type { TableView } from '../../ui/table/tableSearchParams.ts';

export interface CallPage {
  recordsTotal: number;
  recordsFiltered: number;
  data: Call[];
}

/** What decides whether a call belongs to the visible rows. */
export interface CallLogView {
  view: TableView;
  filters: FilterSet;
  /** The selected accounts; empty means all. */
  accounts: readonly number[];
  /** The call's day in the filters' time zone. */
  dayOf: (call: Call) => string;
}

/** Whether the applied filters match a call. Only the server can evaluate a search. */
export function isChosen(call: Call, { filters, accounts, dayOf }: CallLogView): boolean {
  const { trackingNumber, trackingSource, status, durationMin, durationMax } = filters;
  const day = dayOf(call);
  return (
    day >= filters.dateStart &&
    day <= filters.dateEnd &&
    (accounts.length === 0 || accounts.includes(call.account)) &&
    (trackingNumber.length === 0 || trackingNumber.includes(call.trackingNumber)) &&
    (trackingSource.length === 0 || trackingSource.includes(call.trackingSource)) &&
    (status.length === 0 || (call.status !== null && status.includes(call.status))) &&
    call.direction === (filters.direction ?? 'inbound') &&
    (durationMin === null || call.duration >= durationMin) &&
    (durationMax === null || call.duration <= durationMax) &&
    passesLogFilters(call, filters)
  );
}

function passesLogFilters(call: Call, filters: FilterSet): boolean {
  const { kind, network, tags, firstTimeCaller, audio, heard, area, notes } = filters;
  const { talkTimeMin, talkTimeMax, scoreMin, scoreMax } = filters;
  return (
    (kind.length === 0 || kind.includes(call.test ? 'test' : 'real')) &&
    (network.length === 0 || (call.network !== null && network.includes(call.network))) &&
    (tags.length === 0 || tags.some((tag) => call.tags.includes(tag))) &&
    (firstTimeCaller === null || firstTimeCaller === String(call.firstTimeCaller)) &&
    (audio === null || audio === String(call.audio)) &&
    (heard === null || heard === String(call.heard)) &&
    call.talkTime >= (talkTimeMin ?? 0) &&
    call.talkTime <= (talkTimeMax ?? Infinity) &&
    call.score >= (scoreMin ?? -Infinity) &&
    call.score <= (scoreMax ?? Infinity) &&
    contains(call.area, area) &&
    contains(call.notes, notes)
  );
}

function contains(text: string | null, part: string | null): boolean {
  return part === null || (text ?? '').toLowerCase().includes(part.toLowerCase());
}

/**
 * Merges a changed call into the page: replaces its row, or prepends it where the newest come first. `undefined` when
 * only the server knows the new page.
 */
export function mergeLiveCall(page: CallPage, call: Call, seen: CallLogView): CallPage | undefined {
  const known = page.data.some(({ uuid }) => uuid === call.uuid);
  if (known) return { ...page, data: page.data.map((row) => (row.uuid === call.uuid ? call : row)) };
  if (!isChosen(call, seen)) return page;
  const { page: at, orderBy, order, search, length } = seen.view;
  const newestFirst = at === 0 && orderBy === 'dateStart' && order === 'desc' && search === '';
  const newest = page.data[0]?.dateStart ?? '';
  if (!newestFirst || call.dateStart < newest) return undefined;
  return {
    recordsTotal: page.recordsTotal + 1,
    recordsFiltered: page.recordsFiltered + 1,
    data: [call, ...page.data].slice(0, length),
  };
}
