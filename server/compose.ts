import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { DestinationStream } from 'pino';
import { carrierSettings } from './carriers/carrierSettings.ts';
import type { LocalCarrier } from './carriers/local/localCarrier.ts';
import { closeInTime } from './kernel/closeInTime.ts';
import { messageCarrier, messageContext } from './composeMessages.ts';
import { callContext } from './composeCalls.ts';
import { mountCarrier } from './mountCarrier.ts';
import { openCarrier } from './openCarrier.ts';
import { startWorkers } from './startWorkers.ts';
import type { Config } from './config.ts';
import type { Db } from './kernel/db/executor.ts';
import { openDatabase } from './kernel/db/openDatabase.ts';
import { tenantDb } from './kernel/db/tenantDb.ts';
import { demoLogins } from './demo/demoLogins.ts';
import { demoDays, loadDemo } from './demo/loadDemo.ts';
import { prepareDemo } from './demo/prepareDemo.ts';
import { mountDemoSite } from './demo/site/mountDemoSite.ts';
import { startDemoTraffic } from './demo/traffic/startDemoTraffic.ts';
import { HeavyProcess } from './kernel/http/heavyProcess.ts';
import type { OtherProcess } from './kernel/http/answerElsewhere.ts';
import type { Platform } from './kernel/http/handler.ts';
import { mountHealth, type ReadinessCheck } from './kernel/http/health.ts';
import { mountJobs } from './kernel/http/jobsElsewhere.ts';
import { listenLive } from './kernel/http/listenLive.ts';
import { LiveStreams } from './kernel/http/liveStream.ts';
import { type FeatureParts, handlersOf, liveKinds, mountSnippet } from './features.ts';
import { subscribersOf } from './subscribers.ts';
import { mountEndpoints } from './kernel/http/mountEndpoints.ts';
import { newApp, prepareApp } from './kernel/http/newApp.ts';
import { openApi } from './kernel/http/openApi.ts';
import { servePage } from './kernel/http/servePage.ts';
import { describedWebhooks } from './integrations/webhooks/describeWebhooks.ts';
import { deliveringWith } from './composeDeliveries.ts';
import { internet, type Outside } from './kernel/outside/fetchOutside.ts';
import { mailerOf } from './kernel/mail/mailer.ts';
import { postcodePlaces } from './kernel/outside/postcodePlaces.ts';
import { openSpeech } from './powerups/speech/openSpeech.ts';
import { allJobs, heavyJobs } from './jobs.ts';
import { openJobs } from './kernel/jobs/openJobs.ts';
import { signingKey } from './kernel/access/signingKeys.ts';
import { type Emit, emitsTo } from './kernel/events/happened.ts';
import { loadsLive } from './kernel/live/liveKinds.ts';
import { ChangeFeed } from './kernel/live/changeFeed.ts';
import { codeSender } from './messaging/messages/sendCode.ts';
import { readAccess } from './kernel/access/tokens.ts';
import { sweepSpool } from './kernel/files/spoolFolder.ts';
import { FigureCache } from './reporting/reports/figureCache.ts';
import { openLog } from './kernel/log/openLog.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  /** The connections of people's requests, if they have their own. */
  requests?: Db;
  /** The clock for sessions and all timestamps. */
  now?: () => Date;
  /** Whether to accept calls and run jobs; `api` only uses what they need, for another process that does. */
  telephony?: boolean | 'api';
  /** Answers heavy requests, if not this process. */
  heavy?: OtherProcess;
  /** The network beyond the carrier, for media of messages. */
  outside?: Outside;
  /** Mounts additional routes. */
  mount?: (app: FastifyInstance, carrier: LocalCarrier | null) => void;
  /** The folder of the built page, if not the usual one. */
  page?: string;
  /** Log destination; defaults to the process's output. */
  log?: DestinationStream;
  /** Checks of `/readyz` besides the database and the jobs. */
  checks?: Record<string, ReadinessCheck>;
}

export interface ComposedApp {
  app: FastifyInstance;
  /** Null with a real carrier, and without telephony. */
  localCarrier: LocalCarrier | null;
}

/** Builds the whole application on an open database, not yet listening. Closing it leaves the database open. */
export async function composeApp(options: AppOptions): Promise<ComposedApp> {
  const { config, db, requests = db, now = () => new Date(), checks = {} } = options;
  const app = newApp(config, options.log);
  const live = new LiveStreams(
    loadsLive(liveKinds, (account) => tenantDb(db, [account])),
    app.log,
  );
  const jobs = await openJobs(db, app.log, allJobs);
  const keys = { sessionKey: await signingKey(db, 'session'), vaultKey: await signingKey(db, 'vault') };
  const settings = await carrierSettings(config, db);
  const carrier = openCarrier(app, config, settings);
  const telephony = options.telephony ? carrier.telephony : null;
  const places = postcodePlaces(join(config.DATA_DIR, 'postcodes'));
  const figures = new FigureCache();
  const feed = new ChangeFeed(db, (error) => app.log.error({ err: error }, 'changes could not be told'));
  const speech = openSpeech(config.SPEECH);
  const emit: Emit = emitsTo(subscribersOf({ jobs, texts: () => messages, speech }));
  const messages = messageContext({ config, db, now }, settings, { jobs, feed, emit });
  const texts = messageCarrier(app, { config, context: messages, api: carrier.messages });
  const sendCode = codeSender(messages, texts);
  const platform: Platform = { ...keys, config, now, live, jobs, db, system: db };
  const callsChanged = (accounts: readonly number[]) => {
    for (const account of accounts) figures.drop(account);
  };
  const [{ outside = internet }, { vaultKey }] = [options, keys];
  const delivering = deliveringWith({ config, vaultKey, outside, feed, mailer: mailerOf(platform) });
  const parts: FeatureParts = {
    emit,
    messages: { ...messages, db: requests },
    sendCode,
    figures,
    callsChanged,
    places,
    telephony,
    delivering,
    speech,
    exporterDelayHours: config.EXPORTER_DELAY_HOURS,
    apiDocs: config.API_DOCS,
  };
  // Jobs may need the server itself: the local carrier is part of it.
  app.addHook('preClose', () => jobs.finish());
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', () => feed.close());
  app.addHook('onClose', await listenLive(db.$client, [figures, live], app.log));
  app.addHook('onClose', () => jobs.close());
  await prepareApp(app, config, async (token) => {
    const [read] = await Promise.allSettled([readAccess(keys.sessionKey, token, now())]);
    return read.status === 'fulfilled';
  });
  mountHealth(app, config, {
    database: async () => void (await db.execute(sql`select 1`)),
    jobs: () => jobs.check(),
    ...checks,
  });
  await openApi(app, config, describedWebhooks);
  const asked: Platform = { ...platform, db: requests, system: requests };
  const elsewhere = options.heavy && { process: options.heavy, changed: callsChanged };
  mountEndpoints(app, asked, handlersOf(parts), endpoints, elsewhere);
  mountSnippet(app, db, { now });
  if (options.telephony === 'api')
    mountJobs(app, heavyJobs, {
      context: { db, jobs, now, log: app.log, stopping: jobs.stopping },
      needs: { config, emit },
    });
  if (options.telephony === true) {
    if (config.SMTP_URL === undefined)
      app.log.warn('mail is not configured: without SMTP_URL only accounts with a mail server of their own send');
    const calls = callContext(app, { db, emit, places, jobs, feed, now });
    const calling = { config, platform, calls, messages, settings, carrier };
    await startWorkers(app, { ...calling, jobs, heavy: options.heavy, texts, delivering, speech });
    await mountCarrier(app, calling);
  }
  const localCarrier = telephony ? carrier.localCarrier : null;
  options.mount?.(app, localCarrier);
  await servePage(app, asked, options.page);
  return { app, localCarrier };
}

/** After it, `run.ts` leaves three seconds to stop the database. */
const longestEndMs = 6000;

export interface RunningServer {
  port: number;
  /** The users who can log in to the demo; empty without one. */
  logins: string[];
  /** Lets pending requests and calls finish, then closes everything in reverse order. */
  stop(): Promise<void>;
}

/** The parts of a server that tests replace. */
export interface ServerParts {
  startTraffic: typeof startDemoTraffic;
  /** Gets what a start does that takes a while. */
  says: (step: string) => void;
}

/** Opens the database, loads the demo into an empty one, and listens. Closes everything again if a step fails. */
export async function startServer(
  config: Config,
  { startTraffic = startDemoTraffic, says = () => undefined }: Partial<ServerParts> = {},
): Promise<RunningServer> {
  const log = openLog(config.LOG_LEVEL);
  const closing: (() => Promise<unknown>)[] = [];
  const stop = () => closeInTime(closing.toReversed(), longestEndMs);
  try {
    await sweepSpool();
    if (config.DATABASE_URL === undefined) says(`Opening the database in ${config.DATA_DIR}.`);
    const database = await openDatabase(config, (error) => log.warn({ err: error }, 'a connection broke'));
    closing.push(() => database.close());
    const { db, requests } = database;
    const demo = await prepareDemo(db, config, new Date(), (...demo) => {
      says(`Loading the demo: calls of ${demoDays} days.`);
      return loadDemo(...demo);
    });
    const heavy = new HeavyProcess(config, log);
    closing.push(() => heavy.stop());
    const parts = { config, db, requests, telephony: true, heavy } as const;
    const { app, localCarrier } = await composeApp({
      ...parts,
      ...(demo && { mount: (mounted, carrier) => mountDemoSite(mounted, db, { now: () => new Date(), carrier }) }),
    });
    closing.push(() => app.close());
    await app.listen({ host: config.HOST, port: config.PORT });
    heavy.socket().catch((error: unknown) => log.error({ err: error }, 'no process for heavy requests yet'));
    if (demo && config.DEMO_TRAFFIC && localCarrier) {
      const traffic = startTraffic({ carrier: localCarrier, now: () => new Date(), log: app.log });
      closing.push(() => traffic.stop());
    }
    const { port } = app.server.address() as AddressInfo;
    return { port, logins: demo ? demoLogins.map(({ email }) => email) : [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs jobs and sends texts, beside servers that answer calls and pages and leave jobs to it. It answers requests as well, on a port
 * of its own, so that a supervisor can ask whether it is ready.
 */
export async function startWorker(config: Config): Promise<Pick<RunningServer, 'stop'>> {
  const log = openLog(config.LOG_LEVEL);
  const own: Config = { ...config, PORT: config.WORKER_PORT, JOBS: 'here' };
  const database = await openDatabase(own, (error) => log.warn({ err: error }, 'a connection broke'));
  try {
    const { db, requests } = database;
    const { app } = await composeApp({ config: own, db, requests, telephony: true });
    await app.listen({ host: own.HOST, port: own.PORT });
    return { stop: () => closeInTime([() => app.close(), () => database.close()], longestEndMs) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Serves the heavy requests of another process, which has prepared the database and judged where they come from. */
export async function answerHeavyRequests(config: Config, socket: string): Promise<Pick<RunningServer, 'stop'>> {
  const log = openLog(config.LOG_LEVEL);
  const few = { ...config, TRUST_PROXY: 1, DATABASE_CALL_POOL: 2, DATABASE_POOL: Math.ceil(config.DATABASE_POOL / 2) };
  const broke = (error: Error) => log.warn({ err: error }, 'a connection broke');
  const database = await openDatabase(few, broke, () => Promise.resolve());
  const { db, requests } = database;
  const { app } = await composeApp({ config: few, db, requests, telephony: 'api' });
  await app.listen({ path: socket });
  return { stop: () => closeInTime([() => app.close(), () => database.close()], longestEndMs) };
}
