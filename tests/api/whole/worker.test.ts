import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { afterFile } from '../../afterFile.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { eventually } from '../../eventually.ts';
import { queueCampaign } from '../../kills/queueCampaign.ts';
import { freePort } from '../../server/freePort.ts';
import { aServerProcess } from '../../server/aServerProcess.ts';

test('a server that leaves jobs to a worker sends nothing, and the worker everything; both end when they are told', async () => {
  const db = await aDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-worker-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  const [port, workerPort] = [String(await freePort()), String(await freePort())];
  const environment = {
    LOG_LEVEL: 'silent',
    PORT: port,
    WORKER_PORT: workerPort,
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    CARRIER_AUTH_TOKEN: 'the-token-of-the-carrier',
    DATABASE_URL: databaseUrl(db),
    DATA_DIR: folder,
    JOBS: 'worker',
  };
  const server = await aServerProcess(environment);
  const { accountId, campaignId, recipients } = await queueCampaign(db, 20);
  const ofCampaign = and(eq(messages.accountId, accountId), eq(messages.campaignId, campaignId));
  const count = (state: 'queued' | 'delivered') => db.$count(messages, and(ofCampaign, eq(messages.state, state)));
  // Jobs are looked for twice a second.
  await wait(1500);
  expect(await count('queued')).toBe(recipients);
  const worker = await aServerProcess(environment, 'worker');
  await eventually(async () => expect(await count('delivered')).toBeGreaterThan(0));
  await eventually(async () => {
    const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    expect([campaign?.status, await count('queued')]).toEqual(['sent', 0]);
  });
  for (const child of [worker, server]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});
