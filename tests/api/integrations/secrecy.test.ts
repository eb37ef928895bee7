import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IntegrationType } from '#values/integrationWords.ts';
import { integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm, integrated, requestsOf } from './integrated.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

describe.each(IntegrationType.options)('%s', (type) => {
  test('shows its secret nowhere', async () => {
    const { ask, happens, last, account, secret, uuid } = await integrated(world, type, outside);
    outside.status = 404;
    await happens();
    await last('refused');
    const answers = [
      await ask('GET', ''),
      await ask('GET', `/${uuid}/delivery`),
      await ask('POST', `/${uuid}/sample`, {}),
    ];
    const tables = await Promise.all(
      ['integrations', 'deliveries', 'audit_log', 'jobs.job'].map((table) =>
        world.db.execute(sql.raw(`select * from ${table}`)),
      ),
    );
    expect(JSON.stringify([answers, tables.map(({ rows }) => rows)])).not.toContain(secret.slice(-24));
    const [row] = await world.db
      .select()
      .from(integrations)
      .where(and(eq(integrations.accountId, account), eq(integrations.id, uuid)));
    expect(row?.secret).toEqual(expect.any(String));
  });

  test('belongs to its account alone', async () => {
    const { happens, last, uuid, pause } = await integrated(world, type, outside);
    await happens();
    const delivered = await last('delivered');
    const ask = await requestsOf(world, await anAccount(world.db));
    expect((await ask('GET', '')).body).toEqual([]);
    const foreign = [
      await ask('GET', `/${uuid}/delivery`),
      await ask('POST', `/${uuid}/sample`, {}),
      await ask('POST', `/${uuid}/pause`, { paused: true, version: 1 }),
      await ask('POST', `/${uuid}/delivery/${delivered.uuid}`, {}),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await pause(true)).status).toBe(200);
  });
});
