import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import pino from 'pino';
import { LocalCarrier } from '../../server/carriers/local/localCarrier.ts';
import { mountMessages } from '../../server/carriers/local/messageRoutes.ts';
import { carrierSettings } from '../../server/carriers/carrierSettings.ts';
import { twilioMessages } from '../../server/carriers/messages/twilioMessages.ts';
import { readConfig } from '../../server/config.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { messages } from '../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../server/kernel/db/schema/senders.ts';
import { allJobs } from '../../server/jobs.ts';
import { openJobs } from '../../server/kernel/jobs/openJobs.ts';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { settleMessages } from '../../server/messaging/messages/settleMessages.ts';
import { aMessageContext } from '../builders/api/aMessageContext.ts';
import { freePort } from '../server/freePort.ts';
import { ready } from '../server/startServer.ts';

export interface CampaignKills {
  kills: number;
  /** Decides when the server is killed. */
  seed: number;
  databaseUrl: string;
  /** The file of the server. */
  server: string;
  /** Queues the campaign; returns its account, its id and its sender. */
  queue: () => Promise<{ accountId: number; campaignId: string; sender: string; recipients: number }>;
  segmentsPerSecond: number;
  log?: (text: string) => void;
}

export interface CampaignVerdict {
  /** Numbers that got more than one message. */
  twice: string[];
  /** Messages that are neither final nor known to be unknown. */
  forgotten: string[];
  /** Messages that the carrier delivered and we say failed, or the other way round. */
  mislabelled: string[];
  states: Record<string, number>;
}

const token = 'the-token-of-the-carrier';
/** Longer than any request to the carrier. */
const afterwardsMs = 10 * 60_000;

/**
 * Kills the server again and again while it sends a campaign through a carrier that outlives it. At the end lets it send
 * the rest, settles what had no answer, and compares our messages with the carrier’s.
 */
export async function killCampaign(db: Db, run: CampaignKills): Promise<CampaignVerdict> {
  const { log = () => undefined } = run;
  const [port, carrierPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const apiBase = `http://127.0.0.1:${carrierPort}`;
  const environment = {
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    DATABASE_URL: run.databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-kills-')),
    CARRIER_AUTH_TOKEN: token,
    CARRIER_API_BASE: apiBase,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  };
  const settings = await carrierSettings(readConfig(environment), db);
  const carrier = new LocalCarrier({ ...settings, authToken: token, retries: 3 });
  const network = Fastify();
  await mountMessages(network, { settings, carrier, prefix: '' });
  await network.listen({ host: '127.0.0.1', port: carrierPort });
  const { accountId, campaignId, sender, recipients } = await run.queue();
  const { segmentsPerSecond } = run;
  await db.insert(smsSenders).values({ accountId, sender, segmentsPerSecond, registeredBy: 'kills@example.test' });
  const random = seededRandom(run.seed);
  let server = await start(run.server, environment, url);
  try {
    for (let round = 1; round <= run.kills; round += 1) {
      await sleep(300 + random() * 1500);
      await kill(server);
      server = await start(run.server, environment, url);
      log(`${round}: the carrier has ${carrier.handsets.list().length} of ${recipients}`);
    }
    await untilNothingIsQueued(db, { accountId, campaignId });
    // The last callbacks.
    await sleep(1000);
    await settle(db, apiBase, settings);
    return await compare(db, { accountId, campaignId }, carrier);
  } finally {
    await kill(server);
    carrier.stop();
    await network.close();
  }
}

interface Key {
  accountId: number;
  campaignId: string;
}

const ofCampaign = ({ accountId, campaignId }: Key) =>
  and(eq(messages.accountId, accountId), eq(messages.campaignId, campaignId));

async function untilNothingIsQueued(db: Db, key: Key): Promise<void> {
  for (;;) {
    const left = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(ofCampaign(key), eq(messages.state, 'queued')))
      .limit(1);
    if (left.length === 0) return;
    await sleep(200);
  }
}

async function settle(db: Db, apiBase: string, settings: Awaited<ReturnType<typeof carrierSettings>>): Promise<void> {
  const log = pino({ level: 'error' });
  const jobs = await openJobs(db, log, allJobs);
  const now = () => new Date(Date.now() + afterwardsMs);
  const context = aMessageContext({
    db,
    jobs,
    now,
  });
  await settleMessages(context, twilioMessages(settings, apiBase, log));
  await jobs.close();
}

async function compare(db: Db, key: Key, carrier: LocalCarrier): Promise<CampaignVerdict> {
  const rows = await db.select().from(messages).where(ofCampaign(key));
  const delivered = Map.groupBy(carrier.handsets.list(), ({ to }) => to);
  const isDelivered = (msisdn: string) => delivered.get(msisdn)?.some(({ status }) => status === 'delivered') === true;
  const open = new Set(['queued', 'sending', 'sent']);
  return {
    twice: [...delivered].filter(([, got]) => got.length > 1).map(([to]) => to),
    forgotten: rows.filter(({ state, remoteId }) => open.has(state) && remoteId === null).map(({ msisdn }) => msisdn),
    mislabelled: rows
      .filter(
        ({ state, msisdn }) =>
          (state === 'delivered' && !isDelivered(msisdn)) || (state === 'failed' && isDelivered(msisdn)),
      )
      .map(({ msisdn }) => msisdn),
    states: Object.fromEntries(
      [...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => [state, some.length]),
    ),
  };
}

async function start(file: string, environment: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(url, child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
