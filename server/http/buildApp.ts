import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { carrierSettings } from '../carriers/carrierSettings.ts';
import { smsSender } from '../carriers/sendSms.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/executor.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { tenantDb } from '../db/tenantDb.ts';
import { signingKey } from '../repositories/signingKeys.repository.ts';
import { loadLiveEvent } from '../services/live/loadLiveEvent.ts';
import { answerErrors } from './answerErrors.ts';
import { answerUnchanged } from './answerUnchanged.ts';
import type { Platform } from './handler.ts';
import { mountHealth, type ReadinessCheck } from './health.ts';
import { listenLive } from './listenLive.ts';
import { LiveStreams } from './liveStream.ts';
import { loggerOptions } from './loggerOptions.ts';
import { mountEndpoints } from './mountEndpoints.ts';
import { openApi } from './openApi.ts';
import { parseJson } from './parseJson.ts';
import { secureApp } from './secureApp.ts';
import { servePage } from './servePage.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  /** The clock of sessions and of everything that is stamped. */
  now?: () => Date;
  /** Routes beside the contract, such as the carrier's webhooks. */
  mount?: (app: FastifyInstance, platform: Platform) => Promise<void> | void;
  /** The folder of the built page, where it is not in its usual place. */
  page?: string;
  /** Where the log goes; the process's output without it. */
  log?: DestinationStream;
  /** What `/readyz` asks beside the database. */
  checks?: Record<string, ReadinessCheck>;
}

/** The whole HTTP application on an open database, not yet listening. Closing it leaves the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, now = () => new Date(), mount, checks = {} } = options;
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, options.log),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
  });
  // Schemas stand in the routes for OpenAPI only; `readInput` and the response's schema do the parsing.
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  const live = new LiveStreams(
    (scope, notice) => loadLiveEvent(tenantDb(db, [notice.account]), scope, notice),
    app.log,
  );
  const jobs = await openJobs(db, app.log);
  const [sessionKey, vaultKey] = [await signingKey(db, 'session'), await signingKey(db, 'vault')];
  const sendSms = smsSender(config, await carrierSettings(config, db));
  const platform: Platform = { config, db, system: db, now, live, jobs, sendSms, sessionKey, vaultKey };
  const stopListening = await listenLive(db.$client, live, app.log);
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', stopListening);
  app.addHook('onClose', () => jobs.close());
  answerErrors(app);
  answerUnchanged(app);
  parseJson(app);
  await secureApp(app, config);
  await app.register(fastifyMultipart);
  mountHealth(app, { db, config }, { jobs: () => jobs.check(), ...checks });
  await openApi(app);
  mountEndpoints(app, platform);
  await mount?.(app, platform);
  await servePage(app, platform, options.page);
  return app;
}
