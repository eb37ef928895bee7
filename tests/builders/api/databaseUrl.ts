import type { Db } from '../../../server/db/executor.ts';
import { urlOf } from '../../database/testCluster.ts';

/** The address of a test's database, for a process of its own. */
export function databaseUrl({ $client: { options } }: Db): string {
  return urlOf(options);
}
