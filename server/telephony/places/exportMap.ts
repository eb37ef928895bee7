import Papa from 'papaparse';
import type { Executor } from '../../kernel/db/executor.ts';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import { branchesOf } from './branches.repository.ts';
import { type MapKey, rowsAfter } from './postcodes.repository.ts';
import { nearestAmong } from './chooseBranch.ts';

const pageSize = 2000;

/** The rows of a mapping in order, read in pages. */
export async function* rowsOf(executor: Executor, key: MapKey) {
  for (let last = ''; ;) {
    const rows = await rowsAfter(executor, key, last, pageSize);
    yield rows;
    last = rows.at(-1)?.postcode ?? '';
    if (rows.length < pageSize) return;
  }
}

/** A mapping as CSV, page by page. Codes and postcodes have no characters that CSV or spreadsheets treat specially. */
export async function* exportMap(executor: Executor, places: PostcodePlaces, key: MapKey): AsyncGenerator<string> {
  const branches = await branchesOf(executor, key.accountId, key.locationId);
  const findNearest = await nearestAmong(places, branches);
  const codes = new Map(branches.map(({ id, code }) => [id, code]));
  const codeOf = (id: string | null | undefined) => codes.get(id ?? '') ?? '';
  yield 'postcode,specified-branch,automatic-branch\r\n';
  for await (const rows of rowsOf(executor, key)) {
    const lines = rows.map(({ postcode, specified, automatic }) => [
      postcode,
      codeOf(specified),
      codeOf(findNearest(postcode)?.id ?? automatic),
    ]);
    if (lines.length > 0) yield `${Papa.unparse(lines, { header: false })}\r\n`;
  }
}
