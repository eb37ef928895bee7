import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/executor.ts';

const rowsPerStatement = 4000;

/**
 * Inserts many rows with few statements: each carries its rows as one JSON parameter. All rows name the same columns,
 * those of the first; columns not named get their defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = getTableColumns(table);
  const keys = Object.keys(first).filter((key) => key in known);
  const columns = sql.join(
    keys.map((key) => sql.identifier(snakeCase(key))),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement).map((row) => renamed(row, keys));
    await tx.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`);
  }
}

function renamed(row: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [snakeCase(key), row[key] ?? null]));
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
