import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { copyText } from './copyText.ts';

const rowsPerChunk = 500;

/** The part of node-postgres' connection that COPY needs, which its types omit. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A `copy … from stdin` statement with its data, in the form that node-postgres expects of a query. */
class CopyIn extends pg.Query {
  readonly #chunks: () => Iterable<string>;

  constructor(statement: string, chunks: () => Iterable<string>, done: (error: Error | undefined) => void) {
    super(statement, done);
    this.#chunks = chunks;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (const chunk of this.#chunks()) connection.sendCopyFromChunk(Buffer.from(chunk));
    connection.endCopyFrom();
  }
}

/**
 * Inserts many rows with COPY, three to five times as fast as inserts. All rows have the columns of the first; other
 * columns get their defaults.
 */
export async function copyRows<Table extends PgTable>(
  client: pg.PoolClient,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => key in first)
    .map(([key, column]) => ({ key, type: column.getSQLType() }));
  const names = columns.map(({ key }) => snakeCase(key)).join(', ');
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | undefined) => (error ? reject(error) : resolve());
    client.query(new CopyIn(`copy ${getTableName(table)} (${names}) from stdin`, () => chunksOf(rows, columns), done));
  });
}

function* chunksOf(rows: readonly Readonly<Record<string, unknown>>[], columns: { key: string; type: string }[]) {
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    const chunk = rows.slice(start, start + rowsPerChunk);
    yield chunk.map((row) => `${columns.map(({ key, type }) => copyText(row[key], type)).join('\t')}\n`).join('');
  }
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
