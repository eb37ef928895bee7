import type { Tx } from '../db/executor.ts';
import { flows, flowVersions } from '../db/schema/routing.ts';
import { insertRows } from './insertRows.ts';
import type { CalledAccount } from './placedAccount.ts';

const publisher = 'reseller@demo.test';

/** Writes each account's flow as published: its draft says the same as the version that calls run. */
export async function insertFlows(tx: Tx, called: readonly CalledAccount[], publishedAt: Date): Promise<void> {
  await insertRows(
    tx,
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
  await insertRows(
    tx,
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
