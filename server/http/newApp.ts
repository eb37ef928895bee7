import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { answerErrors } from './answerErrors.ts';
import { answerUnchanged } from './answerUnchanged.ts';
import { loggerOptions } from './loggerOptions.ts';
import { parseJson } from './parseJson.ts';
import { secureApp } from './secureApp.ts';

export function newApp(config: Config, log?: DestinationStream): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, log),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
  });
  // Route schemas serve OpenAPI only; `readInput` and the response's schema do the parsing.
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  return app;
}

/** Settings for every route: errors, ETags, body parsing, security headers and rate limits. */
export async function prepareApp(app: FastifyInstance, config: Config): Promise<void> {
  answerErrors(app);
  answerUnchanged(app);
  parseJson(app);
  await secureApp(app, config);
  await app.register(fastifyMultipart);
}
