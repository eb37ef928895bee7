import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { TableView } from '../../ui/table/tableSearchParams.ts';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';

/** The search parameter with the open call. While another page loads it says which of its calls to open. */
const parameter = 'call';
const ends = { first: 0, last: -1 } as const;

interface CallsInSight {
  view: TableView;
  /** The calls of the page; undefined while they load. */
  rows: readonly Call[] | undefined;
  total: number;
}

export interface OpenCall {
  /** Null if none is open. */
  id: string | null;
  /** Whether it was opened on this page, rather than by a link to it. */
  wasOpened: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  open: (call: Call) => void;
  close: () => void;
  /** Opens the call as many rows further down; beyond an end, that of the next or previous page. */
  move: (rows: 1 | -1) => void;
}

/** The call that is open beside the list. It is in the URL, so that a link shows it too. */
export function useOpenCall({ view, rows, total }: CallsInSight): OpenCall {
  const given = useSearchParams()[0].get(parameter);
  const update = useUpdateSearchParams();
  const [wasOpened, setOpened] = useState(false);
  const end = given === 'first' || given === 'last' ? ends[given] : null;
  const id = end === null ? given : null;
  const at = rows?.findIndex(({ uuid }) => uuid === id) ?? -1;
  const count = rows?.length ?? 0;
  const hasPrevious = at > 0 || (at === 0 && view.page > 0);
  const hasMore = (view.page + 1) * view.length < total;
  const hasNext = at < count - 1 || hasMore;

  const arrive = useEffectEvent((uuid: string) => update({ [parameter]: uuid }, { replace: true }));
  const arrived = end === null ? undefined : rows?.at(end)?.uuid;
  useEffect(() => {
    if (arrived !== undefined) arrive(arrived);
  }, [arrived]);

  // Keys may repeat faster than the page shows the call that they asked for.
  const asked = useRef(at);
  useEffect(() => {
    asked.current = at;
  }, [at]);
  const move = (step: 1 | -1) => {
    const wanted = asked.current + step;
    const next = rows?.[wanted];
    if (next) {
      asked.current = wanted;
      update({ [parameter]: next.uuid }, { replace: true });
    } else if (rows && (step > 0 ? hasMore : view.page > 0 && wanted === -1)) {
      const page = view.page + step;
      update(
        { page: page === 0 ? null : String(page + 1), [parameter]: step > 0 ? 'first' : 'last' },
        { replace: true },
      );
    }
  };
  return {
    id,
    wasOpened,
    hasPrevious,
    hasNext,
    move,
    open({ uuid }) {
      setOpened(true);
      update({ [parameter]: uuid }, { replace: id !== null });
    },
    close() {
      const row = document.querySelector<HTMLElement>('tr[aria-current="true"]');
      update({ [parameter]: null }, { replace: true });
      row?.focus();
    },
  };
}
