import pg from 'pg';
import { CommandError } from '../../commandError.ts';
import { migrateDatabase, migrateTo } from '../migrateDatabase.ts';
import { BackupHeader, BackupMark, readLines } from './backupFile.ts';

/** Rows are inserted in portions of at most so many, and so many characters. */
const portion = { rows: 1000, characters: 8_000_000 };

/**
 * Restores a backup into an empty database: makes the schema that the backup had, inserts its rows, and migrates to this
 * version. All rows or none. Returns their number.
 * @throws CommandError when the database is not empty, or the file is not a whole backup that this version understands.
 */
export async function restoreBackup(pool: pg.Pool, file: string): Promise<number> {
  await requireEmpty(pool);
  const lines = readLines(file);
  const header = BackupHeader.safeParse((await nextOf(lines)).value);
  if (!header.success) throw new CommandError(`${file} is not a backup.`);
  await migrateTo(pool, header.data.migrations).catch((cause: unknown) => {
    throw new CommandError('The backup is of a newer version: install that version first.', { cause });
  });
  const rows = await insertAll(pool, lines, header.data);
  await migrateDatabase(pool);
  return rows;
}

async function requireEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
  );
  if (rows.length > 0)
    throw new CommandError('The database is not empty. Restore into an empty one, so that nothing is overwritten.');
}

async function nextOf(lines: AsyncGenerator<unknown>): Promise<IteratorResult<unknown>> {
  try {
    return await lines.next();
  } catch (cause) {
    throw new CommandError('The file cannot be read: it is damaged or not a backup.', { cause });
  }
}

async function insertAll(pool: pg.Pool, lines: AsyncGenerator<unknown>, { sequences }: BackupHeader): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Tables that migrations filled have their rows in the backup too.
    const rows = await insertTables(client, lines);
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${pg.escapeIdentifier(name)}`, value]);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function insertTables(client: pg.ClientBase, lines: AsyncGenerator<unknown>): Promise<number> {
  let insert: Portion | undefined;
  let rows = 0;
  for (;;) {
    const { value: line, done = false } = await nextOf(lines);
    if (done) throw new CommandError('The backup is not whole: its end is missing.');
    if (typeof line === 'string') {
      if (!insert) throw new CommandError('The backup has rows of no table.');
      await insert.add(line);
      rows += 1;
      continue;
    }
    await insert?.flush();
    const mark = BackupMark.parse(line);
    if ('end' in mark) {
      if (mark.end !== rows) throw new CommandError(`The backup is not whole: it has ${rows} of ${mark.end} rows.`);
      return rows;
    }
    insert = new Portion(client, mark);
    await client.query(`delete from public.${pg.escapeIdentifier(mark.table)}`);
  }
}

/** Rows of a table that are inserted together. */
class Portion {
  readonly #client: pg.ClientBase;
  readonly #statement: string;
  #rows: string[] = [];
  #characters = 0;

  constructor(client: pg.ClientBase, { table, columns }: { table: string; columns: readonly string[] }) {
    const name = `public.${pg.escapeIdentifier(table)}`;
    const listed = columns.map((column) => pg.escapeIdentifier(column));
    const values = listed.map((column) => `(line::${name}).${column}`).join();
    this.#client = client;
    this.#statement = `insert into ${name} (${listed.join()}) overriding system value
      select ${values} from unnest($1::text[]) as line`;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#characters += row.length;
    if (this.#rows.length >= portion.rows || this.#characters >= portion.characters) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length > 0) await this.#client.query(this.#statement, [this.#rows]);
    this.#rows = [];
    this.#characters = 0;
  }
}
