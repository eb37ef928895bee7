import type { locations, MapProblem } from '#contract/telephony/locations.contract.ts';
import type { z } from 'zod';
import { toPostcode } from '#values/places/postcode.ts';
import type { BranchRow } from './branches.repository.ts';
import type { MapRow } from './postcodes.repository.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';
import type { FindNearest } from './chooseBranch.ts';

/** How a file is to be read. */
export type MapFormat = z.output<typeof locations.importLocationMap.body>;

/** A line of a mapping file: a row, or what is wrong with it. Lines count from 1. */
export type MapLine = { line: number; row: MapRow } | { line: number; problem: MapProblem; value: string };

const headers = { postcode: 'postcode', specified: 'specified-branch', automatic: 'automatic-branch' } as const;
/** Lines as they are: what they become depends on the account’s branches. */
export const mapLines: RowKind<object, SheetLine> = { kind: 'lines', read: (lines) => lines };

type Columns = Record<keyof typeof headers, number | undefined>;

/**
 * Reads the lines of a mapping file one by one. Branches are named by their code, name or
 * id. A row without a branch is an error unless the nearest branch of its postcode is known.
 */
export async function* readMap(
  sheet: AsyncIterable<SheetLine>,
  format: MapFormat,
  { branches, country, findNearest }: { branches: readonly BranchRow[]; country: string; findNearest: FindNearest },
): AsyncGenerator<MapLine> {
  const named = namesOf(branches);
  let columns: Columns | undefined = format.header === 'no' ? columnsOf([], format) : undefined;
  for await (const { line, cells } of sheet) {
    if (!columns) columns = columnsOf(cells, format);
    else yield { line, ...readLine(cells, columns) };
  }

  function readLine(cells: readonly string[], at: Columns) {
    const cell = (name: keyof Columns): string => cells[at[name] ?? -1]?.trim() ?? '';
    const postcode = toPostcode(cell('postcode'), country);
    if (postcode === undefined) return { problem: 'postcode', value: cell('postcode') } as const;
    const [specified, automatic] = [named(cell('specified')), named(cell('automatic'))];
    if (specified === undefined) return { problem: 'unknown-branch', value: cell('specified') } as const;
    if (automatic === undefined) return { problem: 'unknown-branch', value: cell('automatic') } as const;
    if (specified === null && automatic === null && !findNearest(postcode))
      return { problem: 'no-branch', value: postcode } as const;
    return { row: { postcode, specified, automatic } };
  }
}

/** Columns given by their place, else those that the header names, else the first three. */
function columnsOf(header: readonly string[], format: MapFormat): Columns {
  const { postcodeColumn, specifiedColumn, automaticColumn } = format;
  const given = { postcode: postcodeColumn, specified: specifiedColumn, automatic: automaticColumn };
  if (Object.values(given).some((at) => at !== undefined)) return given;
  if (format.header === 'no') return { postcode: 0, specified: 1, automatic: 2 };
  const names = header.map((cell) => cell.trim().toLowerCase());
  const found = (name: keyof Columns): number | undefined => {
    const at = names.indexOf(headers[name]);
    return at < 0 ? undefined : at;
  };
  return { postcode: found('postcode'), specified: found('specified'), automatic: found('automatic') };
}

/** Finds branches by code, then name, then id, ignoring case: null for nothing, undefined for an unknown name. */
function namesOf(branches: readonly BranchRow[]) {
  const ids = new Map<string, string | undefined>();
  for (const { id, name } of branches) {
    const key = name.toLowerCase();
    // A name that several branches have tells nothing.
    ids.set(key, ids.has(key) ? undefined : id);
  }
  for (const { id, code } of branches) ids.set(code.toLowerCase(), id).set(id, id);
  return (text: string): string | null | undefined => (text === '' ? null : ids.get(text.toLowerCase()));
}
