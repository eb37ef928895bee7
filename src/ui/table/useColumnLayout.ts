import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { createEmitter } from '#values/createStore.ts';
import type { Column } from './column.ts';
import { type ColumnLayout, firstLayout, layoutFromText, layoutToText } from './columnLayout.ts';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

const changes = createEmitter();

function subscribe(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The search parameter of a saved view that is open; its columns are not the user's own. */
export const viewParameter = 'view';
export const columnsParameter = 'columns';

/**
 * The columns of a table. The URL says which, so that a link shows the same; without it those that the user arranged
 * last, which this browser keeps.
 */
export function useColumnLayout<Row>(
  table: string,
  columns: readonly Column<Row>[],
): { layout: ColumnLayout; change: (layout: ColumnLayout) => void } {
  const storageKey = `columns:${table}`;
  const [search] = useSearchParams();
  const update = useUpdateSearchParams();
  const stored = useSyncExternalStore(subscribe, () => window.localStorage.getItem(storageKey));
  const first = firstLayout(columns);
  const named = layoutFromText(search.get(columnsParameter), columns);
  const own = layoutFromText(stored, columns);

  const ownText = own && !search.has(columnsParameter) ? layoutToText(own) : null;
  const writeUrl = useEffectEvent((text: string) => update({ [columnsParameter]: text }, { replace: true }));
  useEffect(() => {
    if (ownText !== null) writeUrl(ownText);
  }, [ownText]);

  const change = (layout: ColumnLayout) => {
    const text = layoutToText(layout);
    const isFirst = text === layoutToText(first);
    const isOwn = !search.has(viewParameter);
    if (isOwn) {
      if (isFirst) window.localStorage.removeItem(storageKey);
      else window.localStorage.setItem(storageKey, text);
      changes.emit();
    }
    update({ [columnsParameter]: isOwn && isFirst ? null : text }, { replace: true });
  };
  return { layout: named ?? own ?? first, change };
}
