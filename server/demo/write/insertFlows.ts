import type { PoolClient } from 'pg';
import { flows, flowVersions } from '../../kernel/db/schema/routing.ts';
import { copyRows } from './copyRows.ts';
import type { CalledAccount } from '../tenant/placedAccount.ts';

const publisher = 'reseller@demo.test';

/** Inserts each account's flow as published, with a draft equal to the live version. */
export async function insertFlows(
  client: PoolClient,
  called: readonly CalledAccount[],
  publishedAt: Date,
): Promise<void> {
  await copyRows(
    client,
    flows,
    called.map(({ id: accountId, demo, flow: { id, version } }) => ({
      accountId,
      id,
      name: demo.flow.name,
      draft: demo.flow,
      draftVersion: version,
      publishedVersion: version,
      changed: false,
      updatedAt: publishedAt,
      updatedBy: publisher,
    })),
  );
  await copyRows(
    client,
    flowVersions,
    called.map(({ id: accountId, demo, flow: { id: flowId, version } }) => ({
      accountId,
      flowId,
      version,
      document: demo.flow,
      note: 'First version',
      publishedAt,
      publishedBy: publisher,
    })),
  );
}
