import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findEngine } from '../../../../server/kernel/db/embedded/engineFiles.ts';
import { engineUser, placeEngine } from '../../../../server/kernel/db/embedded/engineUser.ts';
import { openCluster } from '../../../../server/kernel/db/embedded/openCluster.ts';
import { afterFile } from '../../../afterFile.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { eventually } from '../../../eventually.ts';
import { freePort } from '../../../server/freePort.ts';
import { aServerProcess } from '../../../server/aServerProcess.ts';
import { aCallFlow, aPublishedFlow, token } from '../../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../../carriers/aWebhook.ts';

test('an embedded PostgreSQL that dies is started again, with all that it had, and stopped at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-engine-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  const server = await aServerProcess({
    LOG_LEVEL: 'silent',
    PORT: port,
    PUBLIC_BASE_URL: url,
    CARRIER_AUTH_TOKEN: token,
    DATA_DIR: folder,
  });
  // Only to learn where it is.
  const shared = await openCluster(folder);
  const pool = new pg.Pool(shared.connection);
  pool.on('error', () => undefined);
  afterFile(() => pool.end());
  await shared.close();
  const db = drizzle(pool, { casing: 'snake_case' });
  const account = await anAccount(db);
  const flow = randomUUID();
  await aPublishedFlow(db, account, flow, aCallFlow());
  const { did } = await aNumber(db, account, { action: 'flow', actionId: flow });
  const app = { inject: injectedInto(url) } as unknown as Parameters<typeof webhooksTo>[0]['app'];
  const { post, rowOf } = webhooksTo({ app, db, url });
  const call = async (sid: string) => (await post('/carrier/voice', incoming(sid, did))).status;

  expect(await call('CA-before')).toBe(200);
  const home = placeEngine(folder, findEngine(), engineUser()).home;
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  const pidOf = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  for (const round of [1, 2]) {
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    // Its children answer for a moment longer.
    await eventually(() => expect(pidOf()).not.toBe(before));
    // Meanwhile calls are answered from memory: only a stored one says that the engine is back.
    await eventually(async () => {
      expect(await call(`CA-after-${round}`)).toBe(200);
      expect(await rowOf(`CA-after-${round}`)).toMatchObject({ trackingNumber: did });
    });
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    expect(await rowOf('CA-before')).toMatchObject({ trackingNumber: did });
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  // It was told to stop, and may still write down what it has.
  await eventually(() => expect(existsSync(pidFile)).toBe(false));
});

interface Injected {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/** Sends over the network what tests give to an application in their own process. */
function injectedInto(url: string) {
  return async ({ url: path, headers, payload }: Injected) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: payload }).catch(() => undefined);
    return { statusCode: answer?.status ?? 0, headers: {}, body: (await answer?.text()) ?? '' };
  };
}
