import { AppError } from '../appError.ts';

/** What a list's query accepts, by name. */
type Accepts = (parameter: string) => boolean;

interface Column {
  /** The field that the column shows. */
  data?: string;
  name?: string;
  searchable?: string;
  orderable?: string;
  search?: string;
}

const columnParameter = /^columns\[(\d{1,3})\]\[(data|name|searchable|orderable|search)\](?:\[(value|regex)\])?$/;
const orderParameter = /^order(?:\[0\])?\[(column|dir|name)\]$/;
const searchParameter = /^search\[(value|regex)\]$/;

/**
 * Reads the list request of the specification's section 3, as DataTables sends it (`order[0][column]`,
 * `columns[2][data]`, `search[value]`), into `orderBy`, `order`, `search` and the filter of each searched column. `draw` and
 * `_`, which number requests, are dropped; whatever has no effect here is refused by its name.
 * @throws AppError INVALID-PAYLOAD with `{ path, message }` per parameter.
 */
export function readDataTables(query: Record<string, unknown>, accepts: Accepts): Record<string, unknown> {
  const sent = Object.entries(query).filter(([name]) => name.includes('['));
  if (sent.length === 0) return query;
  const rest = Object.fromEntries(
    Object.entries(query).filter(([name]) => !name.includes('[') && name !== 'draw' && name !== '_'),
  );
  const columns = new Map<number, Column>();
  const order: { column?: string; dir?: string; name?: string } = {};
  let search: string | undefined;
  for (const [path, value] of sent) {
    if (typeof value !== 'string') throw refused(path, 'given more than once');
    const column = columnParameter.exec(path);
    const ordered = orderParameter.exec(path);
    const searched = searchParameter.exec(path);
    if (column) {
      const [, index, field, part] = column;
      if ((field === 'search') !== (part !== undefined)) throw refused(path, unknown);
      if (part === 'regex') refuseRegex(path, value);
      else columns.set(Number(index), { ...columns.get(Number(index)), [field as keyof Column]: value });
    } else if (ordered) order[ordered[1] as keyof typeof order] = value;
    else if (searched?.[1] === 'regex') refuseRegex(path, value);
    else if (searched) search = value;
    else throw refused(path, unknown);
  }
  return {
    ...rest,
    ...orderOf(order, columns, accepts),
    ...searchOf(search, accepts),
    ...columnFilters(columns, accepts),
  };
}

const unknown = 'unknown; use orderBy and order for the order, and search for the text';

const refused = (path: string, message: string) => new AppError('INVALID-PAYLOAD', [{ path, message }]);

function refuseRegex(path: string, value: string): void {
  if (value !== 'false') throw refused(path, 'lists search for text, not for patterns');
}

type Order = Partial<Record<'column' | 'dir' | 'name', string>>;

function orderOf({ column, dir, name }: Order, columns: Map<number, Column>, accepts: Accepts) {
  if (column === undefined && name === undefined) {
    if (dir !== undefined) throw refused('order[0][dir]', 'needs order[0][column]');
    return {};
  }
  const chosen = column === undefined ? undefined : columns.get(Number(column));
  const field = chosen?.data ?? chosen?.name ?? name ?? '';
  if (field === '') throw refused('order[0][column]', 'no column with this index has a data field');
  if (chosen?.orderable === 'false') throw refused('order[0][column]', 'this column is sent as not orderable');
  if (!accepts('orderBy')) throw refused('order[0][column]', 'this list can’t be sorted by column');
  return { orderBy: field, ...(dir !== undefined && { order: dir }) };
}

function searchOf(search: string | undefined, accepts: Accepts) {
  if (search === undefined || search === '') return {};
  if (!accepts('search')) throw refused('search[value]', 'this list can’t be searched');
  return { search };
}

/** A column's own search is the filter that bears its field's name. */
function columnFilters(columns: Map<number, Column>, accepts: Accepts): Record<string, string> {
  const searched = [...columns].filter(([, { search }]) => search !== undefined && search !== '');
  return Object.fromEntries(
    searched.map(([index, { data, search = '', searchable }]) => {
      if (data === undefined || searchable === 'false' || !accepts(data))
        throw refused(`columns[${index}][search][value]`, 'this column can’t be searched on its own');
      return [data, search];
    }),
  );
}
