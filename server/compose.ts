import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import pino, { type DestinationStream } from 'pino';
import { carrierSettings, type CarrierSettings } from './carriers/carrierSettings.ts';
import { carrierApi } from './carriers/carrierApi.ts';
import { mountCalls } from './carriers/local/callRoutes.ts';
import { LocalCarrier } from './carriers/local/localCarrier.ts';
import { mountMedia } from './carriers/local/mediaRoutes.ts';
import { mountMessages } from './carriers/local/messageRoutes.ts';
import { mountNumbers } from './carriers/local/numberRoutes.ts';
import { testCallsBy } from './carriers/local/placeTestCall.ts';
import { smsSender } from './carriers/smsSender.ts';
import { renderFallback } from './carriers/twiml/renderFallback.ts';
import { deliveryHost } from './deliveryHost.ts';
import { mountAudio } from './carriers/audio.routes.ts';
import { mountVoice } from './carriers/voice.routes.ts';
import type { Config } from './config.ts';
import type { Db } from './db/executor.ts';
import { openDatabase } from './db/openDatabase.ts';
import { tenantDb } from './db/tenantDb.ts';
import { demoLogins } from './demo/demoLogins.ts';
import { prepareDemo } from './demo/prepareDemo.ts';
import { startDemoTraffic } from './demo/traffic/startDemoTraffic.ts';
import type { Platform } from './http/handler.ts';
import { mountHealth, type ReadinessCheck } from './http/health.ts';
import { listenLive } from './http/listenLive.ts';
import { LiveStreams, type LoadLiveEvent } from './http/liveStream.ts';
import { mountEndpoints } from './http/mountEndpoints.ts';
import { newApp, prepareApp } from './http/newApp.ts';
import { openApi } from './http/openApi.ts';
import { servePage } from './http/servePage.ts';
import { audioStoreWithDemo } from './demo/recordings/demoRecordings.ts';
import { fallbackFolder } from './integrations/fallbackFolder.ts';
import { postcodePlaces } from './integrations/postcodePlaces.ts';
import { type Jobs, openJobs } from './jobs/openJobs.ts';
import { signingKey } from './repositories/signingKeys.repository.ts';
import { handlers } from './routes/handlers.ts';
import { deleteAbandonedAudio } from './services/files/audioFiles.ts';
import { deleteOldRecordings } from './services/calls/deleteOldRecordings.ts';
import { loseRecording } from './services/calls/loseRecording.ts';
import { storeRecording } from './services/calls/storeRecording.ts';
import { systemDns } from './services/customise/dnsHints.ts';
import { proveHosts } from './services/customise/proveHost.ts';
import { writeFallbacks } from './services/fallback/writeFallbacks.ts';
import { loadLiveEvent } from './services/liveCall/loadLiveEvent.ts';
import type { CallContext } from './services/liveCall/callContext.ts';
import { ChangeFeed } from './services/liveCall/changeFeed.ts';
import { closeSilentCalls } from './services/liveCall/closeSilentCalls.ts';
import { CompiledFlows } from './services/liveCall/compiledFlows.ts';
import { publishDue } from './services/flows/publishDue.ts';
import { purgeRepeats } from './services/liveCall/purgeRepeats.ts';
import { RecentCalls } from './services/liveCall/recentCalls.ts';
import { reconcileCalls } from './services/liveCall/reconcileCalls.ts';
import { mailerOf } from './services/mail/mailer.ts';
import { sendQueuedMail } from './services/mailKinds/sendQueuedMail.ts';
import { FigureCache } from './services/reports/figureCache.ts';
import { sendDueReports } from './services/scheduledReports/sendDueReports.ts';
import { reconcileNumbers } from './services/numbers/reconcileNumbers.ts';
import { settlePurchases } from './services/numbers/settlePurchases.ts';
import { mailReset } from './services/sessions/resetPassword.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  /** The clock for sessions and all timestamps. */
  now?: () => Date;
  /** Whether to accept calls and run jobs. */
  telephony?: boolean;
  /** Mounts additional routes. */
  mount?: (app: FastifyInstance) => void;
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
  const { config, db, now = () => new Date(), checks = {} } = options;
  const app = newApp(config, options.log);
  const load: LoadLiveEvent = (viewer, notice) => loadLiveEvent(tenantDb(db, [notice.account]), viewer, notice);
  const live = new LiveStreams(load, app.log);
  const jobs = await openJobs(db, app.log);
  const keys = { sessionKey: await signingKey(db, 'session'), vaultKey: await signingKey(db, 'vault') };
  const settings = await carrierSettings(config, db);
  const sendSms = smsSender(config, settings);
  const carrier = options.telephony ? openCarrier(app, config, settings) : null;
  const telephony = carrier?.telephony ?? null;
  const places = postcodePlaces(join(config.DATA_DIR, 'postcodes'));
  const figures = new FigureCache();
  const platform: Platform = { ...keys, config, db, system: db, now, live, figures, jobs, sendSms, telephony, places };
  // Jobs may need the server itself: the local carrier is part of it.
  app.addHook('preClose', () => jobs.finish());
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', await listenLive(db.$client, platform, app.log));
  app.addHook('onClose', () => jobs.close());
  await prepareApp(app, config);
  mountHealth(app, config, {
    database: async () => void (await db.execute(sql`select 1`)),
    jobs: () => jobs.check(),
    ...checks,
  });
  await openApi(app);
  mountEndpoints(app, platform, handlers, endpoints);
  if (carrier) await takeCalls(app, { platform, jobs, settings, carrier });
  options.mount?.(app);
  await servePage(app, platform, options.page);
  return { app, localCarrier: carrier?.localCarrier ?? null };
}

const localPrefix = '/carrier/local';

function openCarrier(app: FastifyInstance, config: Config, settings: CarrierSettings) {
  const local = settings.kind === 'local';
  const ownUrl = `http://${deliveryHost(config.HOST)}:${config.PORT}`;
  const { authTokens, apiBase } = settings;
  const localCarrier = local
    ? new LocalCarrier({ ...settings, authToken: authTokens[0], deliveryBaseUrl: ownUrl })
    : null;
  // Requests to the local carrier bypass any proxy in front of us.
  const restBase = local && config.CARRIER_API_BASE === undefined ? `${ownUrl}${localPrefix}` : apiBase;
  const { numbers, calls, recordings } = carrierApi(settings, restBase, app.log);
  const telephony = {
    audio: audioStoreWithDemo(join(config.DATA_DIR, 'audio')),
    numbers,
    placeTestCall: localCarrier && testCallsBy(localCarrier, app.log),
  };
  return { localCarrier, telephony, recordings, calls };
}

interface TakingCalls {
  platform: Platform;
  jobs: Jobs;
  settings: CarrierSettings;
  carrier: ReturnType<typeof openCarrier>;
}

/** Starts the workers and mounts the carrier's webhooks and, if configured, the local carrier. */
async function takeCalls(app: FastifyInstance, { platform, jobs, settings, carrier }: TakingCalls): Promise<void> {
  const { config, db, now, places } = platform;
  const { localCarrier, telephony } = carrier;
  if (config.SMTP_URL === undefined)
    app.log.warn('mail is not configured: without SMTP_URL only accounts with a mail server of their own send');
  const feed = new ChangeFeed(db, (error) => app.log.error({ err: error }, 'changed calls could not be told'));
  app.addHook('preClose', () => localCarrier?.stop());
  app.addHook('onClose', () => feed.close());
  const strayCall = (called: string, callSid: string) =>
    app.log.warn({ called, callSid }, 'a call to a number that no account has was rejected');
  const kept = { flows: new CompiledFlows(), recent: new RecentCalls() };
  const context: CallContext = { db, ...kept, changed: (key) => feed.changed(key), strayCall, jobs, places };
  const recordings = { db, store: telephony.audio, carrier: carrier.recordings, now };
  const mails = { ...mailerOf(platform), store: telephony.audio, now };
  const upkeep = { db, carrier: telephony.numbers, log: app.log };
  const listening = Promise.withResolvers<void>();
  app.addHook('onListen', async () => {
    listening.resolve();
    // The public address may have changed since the last start.
    await jobs.requestNumberCheck();
  });
  await jobs.start({
    fetchRecording: (recording) => storeRecording(recordings, recording),
    loseRecording: (recording) => loseRecording(context, recording, now()),
    sendMail: (mail) => sendQueuedMail(mails, mail),
    sendText: ({ to, text }) => platform.sendSms(to, text),
    mailReset: (email) => mailReset({ db, jobs }, email, now()),
    reconcileCalls: () => reconcileCalls(context, carrier.calls, now()),
    closeSilentCalls: () => closeSilentCalls(context, now()),
    proveHosts: () => proveHosts({ db, dns: systemDns(config.DNS_SERVERS), vaultKey: platform.vaultKey }),
    async reconcileNumbers() {
      // One that an earlier process left is there at once, and the local carrier is part of this server.
      await listening.promise;
      await reconcileNumbers(upkeep);
    },
    settlePurchases: () => settlePurchases(upkeep, now()),
    writeFallbacks: async () => {
      if (config.FALLBACK_URL === undefined) return;
      await writeFallbacks({ db, files: fallbackFolder(config.FALLBACK_DIR), render: renderFallback });
    },
    async deleteOldRecordings() {
      await deleteOldRecordings(context, { store: telephony.audio, days: config.RECORDING_RETENTION_DAYS }, now());
      await deleteAbandonedAudio(db, telephony.audio);
    },
    sendDueReports: () => sendDueReports({ db, jobs }, now()),
    publishDue: () => publishDue({ db, jobs, config }, now()),
    purgeResponses: () => purgeRepeats(db),
  });
  const audioUrl = await mountAudio(app, { db, store: telephony.audio, publicBaseUrl: settings.publicBaseUrl, now });
  await mountVoice(app, { context, settings, audioUrl, now });
  if (localCarrier) {
    mountMedia(app, settings, localPrefix);
    mountCalls(app, { settings, carrier: localCarrier, prefix: localPrefix });
    await mountMessages(app, settings, localPrefix);
    await mountNumbers(app, settings, db, localPrefix);
  }
}

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
}

/** Opens the database, loads the demo into an empty one, and listens. Closes everything again if a step fails. */
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
    const demo = await prepareDemo(db, config, new Date());
    const { app, localCarrier } = await composeApp({ config, db, telephony: true });
    closing.push(() => app.close());
    await app.listen({ host: config.HOST, port: config.PORT });
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
