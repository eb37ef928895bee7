import type { Tx } from '../../kernel/db/executor.ts';
import { exporters } from '../../kernel/db/schema/exporters.ts';
import { type Random, randomUuid } from '../seededRandom.ts';

interface FeedGiven {
  accountId: number;
  random: Random;
  createdAt: Date;
}

/** Inserts an exporter that has no key yet. */
export async function insertFeed(tx: Tx, { accountId, random, createdAt }: FeedGiven): Promise<void> {
  await tx.insert(exporters).values({
    accountId,
    id: randomUuid(random),
    name: 'Data warehouse',
    format: 'csv',
    allow: 'strict',
    auth: 'bearer',
    tags: [],
    subAccounts: true,
    createdBy: 'admin@demo.test',
    createdAt,
  });
}
