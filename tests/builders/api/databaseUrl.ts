import type { Db } from '../../../server/db/executor.ts';

/** The address of a test's database, for a process of its own. */
export function databaseUrl({ $client: { options } }: Db): string {
  if (options.connectionString !== undefined) return options.connectionString;
  const { user = '', host = '', database = '', port = 5432 } = options;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
