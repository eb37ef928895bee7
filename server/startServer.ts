import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { mountTelephony } from './carriers/mountTelephony.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Db } from './db/executor.ts';
import { demoLogins } from './demo/demoLogins.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { startDemoTraffic } from './demo/traffic/startDemoTraffic.ts';
import { buildApp } from './http/buildApp.ts';
import { hasDemo, hasNoAccounts } from './repositories/demo.repository.ts';

export interface RunningServer {
  port: number;
  /** Who can log in to the demo; empty without one. */
  logins: string[];
  /** Lets requests and calls in hand finish, then lets go of everything in reverse. */
  stop(): Promise<void>;
}

/** What a server is made of that tests replace. */
export interface ServerParts {
  startTraffic: typeof startDemoTraffic;
}

/** Opens the database, loads the demo into an empty one, and listens. What was opened is closed again when a step fails. */
export async function startServer(
  config: Config,
  { startTraffic }: ServerParts = { startTraffic: startDemoTraffic },
): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL });
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const database = await openDatabase(config, (error) => log.warn({ err: error }, 'a connection broke'));
    closing.push(() => database.close());
    const { db } = database;
    const demo = await prepareDemo(db, config);
    const app = await buildApp({ config, db, mount: mountTelephony });
    closing.push(() => app.close());
    await app.listen({ host: config.HOST, port: config.PORT });
    const carrier = app.telephony?.localCarrier;
    if (demo && config.DEMO_TRAFFIC && carrier) {
      const traffic = startTraffic({ carrier, now: () => new Date(), log: app.log });
      closing.push(() => traffic.stop());
    }
    const { port } = app.server.address() as AddressInfo;
    return { port, logins: demo ? demoLogins.map(({ email }) => email) : [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether the demo tenant is in the database, loading it when nobody is there yet. */
async function prepareDemo(db: Db, config: Config): Promise<boolean> {
  if (!config.DEMO || config.DEMO_PASSWORD === undefined) return false;
  if (!(await hasNoAccounts(db)))
    return hasDemo(
      db,
      demoLogins.map(({ email }) => email),
    );
  await loadDemo(db, { password: config.DEMO_PASSWORD, now: new Date() });
  return true;
}
