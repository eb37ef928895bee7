import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { findEngine } from '../../server/kernel/db/embedded/engineFiles.ts';
import { engineUser, placeEngine } from '../../server/kernel/db/embedded/engineUser.ts';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { campaigns } from '../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../server/kernel/db/schema/messages.ts';
import { creditEntries } from '../../server/kernel/db/schema/smsCredit.ts';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { afterFile } from '../afterFile.ts';
import { aMessageCentre, centreLogin } from '../api/messaging/aMessageCentre.ts';
import { eventually } from '../eventually.ts';
import { startCarrier } from '../kills/carrierProcess.ts';
import { compareCalls } from '../kills/compareCalls.ts';
import { accountSid, aRingingNumber, reconcile, startServer, targets, token } from '../kills/killServer.ts';
import { queueCampaign } from '../kills/queueCampaign.ts';
import { waitedForCpu } from '../waitedForCpu.ts';
import { freePort } from '../server/freePort.ts';

const recipients = 400;

/**
 * The built server with its own PostgreSQL has calls of a carrier and sends a campaign through a message centre, while one after the
 * other of these fails for seconds.
 */
test(
  'whatever fails, no call and no text is lost, doubled, mislabelled or charged for nothing',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trunkline-outages-'));
    afterFile(() => rmSync(folder, { recursive: true, force: true }));
    const random = seededRandom(20_261_126);
    const centre = await aMessageCentre();
    const [port, carrierPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const apiBase = `http://127.0.0.1:${carrierPort}`;
    const environment = {
      PORT: String(port),
      PUBLIC_BASE_URL: url,
      DATA_DIR: folder,
      CARRIER_AUTH_TOKEN: token,
      CARRIER_ACCOUNT_SID: accountSid,
      CARRIER_API_BASE: apiBase,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      SMPP_URL: centre.url,
      SMPP_SEGMENTS_PER_SECOND: '25',
      ...centreLogin,
    };
    const server = await startServer(environment, url);
    afterFile(() => server.kill('SIGKILL'));
    // Only to learn where it is.
    const shared = await openCluster(folder);
    const pool = new pg.Pool({ ...shared.connection, max: 8 });
    pool.on('error', () => undefined);
    afterFile(() => pool.end());
    await shared.close();
    const db = drizzle(pool, { casing: 'snake_case' });
    const home = placeEngine(folder, findEngine(), engineUser()).home;
    const engine = () => Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

    const carrier = startCarrier({
      ...environment,
      CARRIER_PORT: String(carrierPort),
      TO: await aRingingNumber(db),
      SPEED: '40',
      TRIES: '2',
      CALLS_AT_ONCE: '6',
      STAY: 'on',
    });
    afterFile(() => carrier.child.kill('SIGKILL'));
    const { accountId, campaignId } = await queueCampaign(db, recipients);

    // A centre reports until somebody takes it.
    const report = async (id: string): Promise<void> => {
      for (;;) {
        const status = await Promise.race([centre.receipt(id), sleep(2000, undefined, { ref: false })]);
        if (status === 0) return;
      }
    };
    const reports: Promise<void>[] = [];
    let answers = true;
    centre.handleBy((text) => {
      if (!answers) return;
      text.answer();
      reports.push(report(text.id));
    });

    const outages: Record<string, () => Promise<void>> = {
      async 'the engine dies'() {
        process.kill(engine(), 'SIGKILL');
        await sleep(1000);
      },
      async 'the database drops its connections'() {
        // The engine may not be back yet.
        await eventually(() =>
          db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name like 'trunkline%'`),
        );
      },
      async 'the database freezes'() {
        const { rows } = await eventually(() => db.execute<{ pid: number }>(sql`select pid from pg_stat_activity`));
        const all = [engine(), ...rows.map(({ pid }) => pid)];
        const send = (signal: NodeJS.Signals) => {
          for (const pid of all)
            try {
              process.kill(pid, signal);
            } catch {
              // A worker that ended meanwhile.
            }
        };
        send('SIGSTOP');
        await sleep(3000);
        send('SIGCONT');
      },
      async 'the centre drops its connection'() {
        for (let count = 0; count < 3; count += 1) {
          for (const link of centre.links) link.destroy();
          await sleep(500);
        }
      },
      async 'the centre stops answering'() {
        answers = false;
        await sleep(2000);
        for (const link of centre.links) link.destroy();
        answers = true;
      },
      async 'the carrier freezes'() {
        carrier.child.kill('SIGSTOP');
        await sleep(1500);
        carrier.child.kill('SIGCONT');
      },
    };
    const names = Object.keys(outages).toSorted(() => random() - 0.5);
    for (const name of [...names, ...names.slice(0, 2)]) {
      await sleep(500 + random() * 1500);
      await outages[name]?.();
    }

    // At rest within two minutes, without anybody, besides the time in which the machine had other work.
    const ofCampaign = and(eq(messages.accountId, accountId), eq(messages.campaignId, campaignId));
    const [began, waited] = [performance.now(), waitedForCpu()];
    await carrier.finish();
    await Promise.all(reports);
    await eventually(async () => {
      const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
      expect(campaign?.status).toBe('sent');
      const open = and(ofCampaign, ne(messages.state, 'delivered'), ne(messages.state, 'unknown'));
      const left = await db.select({ state: messages.state, error: messages.error }).from(messages).where(open);
      expect(left).toEqual([]);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    });
    expect(performance.now() - began - (waitedForCpu() - waited)).toBeLessThan(120_000);

    const texts = Map.groupBy(centre.submitted, ({ to }) => `+${to}`);
    expect([...texts.values()].filter((some) => some.length > 1)).toEqual([]);
    const rows = await db.select().from(messages).where(ofCampaign);
    expect(rows).toHaveLength(recipients);
    expect(rows.filter(({ state, msisdn }) => state === 'delivered' && !texts.has(msisdn))).toEqual([]);
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, accountId));
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(-microsOf(8) * recipients);

    await reconcile(db, apiBase);
    const { calls, refused, ...wrong } = await compareCalls(db, carrier.calls, targets);
    expect(calls).toBeGreaterThan(refused);
    expect(wrong).toEqual({ lost: [], doubled: [], stuck: [], mislabelled: [], unknownRecordings: [] });

    const asked = performance.now();
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(performance.now() - asked).toBeLessThan(10_000);
  },
);
