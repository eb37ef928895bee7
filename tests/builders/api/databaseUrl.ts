import type { Db } from '../../../server/kernel/db/executor.ts';
import { urlOf } from '../../database/testCluster.ts';

/** The URL of a test's database, for a separate process. */
export function databaseUrl({ $client: { options } }: Db): string {
  return urlOf(options);
}
