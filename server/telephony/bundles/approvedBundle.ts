import { and, eq, desc } from 'drizzle-orm';
import type { BundlePlace } from '#values/bundle.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { bundles } from '../../kernel/db/schema/bundles.ts';
import type { BundleRow } from './bundles.repository.ts';

/** The account's latest approved bundle for numbers of a network in a country. */
export async function approvedBundle(
  executor: Executor,
  accountId: number,
  { country, network }: Omit<BundlePlace, 'holder'>,
): Promise<BundleRow | undefined> {
  const [row] = await executor
    .select()
    .from(bundles)
    .where(
      and(
        eq(bundles.accountId, accountId),
        eq(bundles.country, country),
        eq(bundles.network, network),
        eq(bundles.state, 'approved'),
      ),
    )
    .orderBy(desc(bundles.createdAt))
    .limit(1);
  return row;
}
