import type { PoolClient } from 'pg';
import { callTags, didDirectory, numbers } from '../../kernel/db/schema/routing.ts';
import { copyRows } from './copyRows.ts';
import type { PlacedAccount, TenantGiven } from '../tenant/placedAccount.ts';
import { randomUuid } from '../seededRandom.ts';

/** Inserts the tracking numbers, each with its account's flow, and the call tags. */
export async function insertNumbers(
  client: PoolClient,
  placed: readonly PlacedAccount[],
  { random, createdAt }: TenantGiven,
): Promise<void> {
  const lines = placed.flatMap(({ id: accountId, demo: { country, numbers: given }, flow }) =>
    given.map(({ did, name, source, area, type }) => ({
      accountId,
      id: randomUuid(random),
      did,
      name,
      source,
      status: 'active' as const,
      type,
      country,
      area,
      action: flow ? ('flow' as const) : ('hangup' as const),
      actionId: flow?.id ?? null,
      version: 1,
      createdAt,
    })),
  );
  await copyRows(client, numbers, lines);
  await copyRows(
    client,
    didDirectory,
    lines.map(({ did, accountId }) => ({ did, accountId })),
  );
  const tags = placed.flatMap(({ id: accountId, demo }) =>
    demo.tags.map(({ name, color }) => ({ accountId, id: randomUuid(random), name, color })),
  );
  await copyRows(client, callTags, tags);
}
