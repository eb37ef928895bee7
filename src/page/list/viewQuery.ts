import type { Column } from '../../ui/table/column.ts';
import { type ColumnLayout, firstLayout, layoutFromText, layoutToText } from '../../ui/table/columnLayout.ts';
import { columnsParameter, viewParameter } from '../../ui/table/useColumnLayout.ts';

/** Where somebody is in a list, rather than what it shows. */
const passing: ReadonlySet<string> = new Set(['page', 'call', viewParameter, columnsParameter]);

/**
 * What a view keeps of a list's search parameters, always with the columns, and in one order, so that equal views have
 * equal texts.
 */
export function viewQuery(search: URLSearchParams, layout: ColumnLayout): string {
  const kept = [...search].filter(([name]) => !passing.has(name)).toSorted(byText);
  return new URLSearchParams([...kept, [columnsParameter, layoutToText(layout)]]).toString();
}

const byText = (one: string[], other: string[]) => (one.join('=') < other.join('=') ? -1 : 1);

/** The query of a saved view as `viewQuery` writes it, without columns that the list no longer has. */
export function storedViewQuery<Row>(query: string, columns: readonly Column<Row>[]): string {
  const search = new URLSearchParams(query);
  return viewQuery(search, layoutFromText(search.get(columnsParameter), columns) ?? firstLayout(columns));
}

/** The search parameters that open a saved view. */
export function openedView({ uuid, query }: { uuid: string; query: string }): string {
  return `${query}${query && '&'}${viewParameter}=${uuid}`;
}
