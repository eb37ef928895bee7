import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../config/config.ts';
import { AppError } from '../appError.ts';
import { answerErrors } from './answerErrors.ts';
import { loggerOptions } from '../log/loggerOptions.ts';
import { type IsSession, secureApp } from './secureApp.ts';
import { cutSlowReaders, sliceLongAnswers } from './slowReaders.ts';

export function newApp(config: Config, log?: DestinationStream): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, log),
    // Only the addresses that our own proxies appended count; a client can put anything in front of them.
    trustProxy: (_address: string, hop: number) => hop < config.TRUST_PROXY,
    // For the whole request: a flow of the largest size at 3 Mbit/s.
    requestTimeout: 120_000,
    // For routes outside the contract, which names its own limits.
    bodyLimit: 64 * 1024,
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
export async function prepareApp(
  app: FastifyInstance,
  config: Config,
  isSession: IsSession = () => Promise.resolve(false),
): Promise<void> {
  answerErrors(app);
  answerUnchanged(app);
  sliceLongAnswers(app);
  cutSlowReaders(app);
  parseJson(app);
  parseYaml(app);
  await secureApp(app, config, isSession);
  await app.register(fastifyMultipart);
}

/** Replies 304 when the ETag matches. */
function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
    if (reply.statusCode !== 200 || typeof tag !== 'string' || !known?.includes(tag)) return done(null, payload);
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return done(null, null);
  });
}

/**
 * Parses JSON bodies. An empty body counts as none, whatever its content type. Half a character, which only an escape can
 * spell, is refused here, because PostgreSQL stores none.
 */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    inTurn(request, done, () => {
      void parse(request, text, (error, value) => {
        const isHalf = error === null && /\\ud[89a-f]/i.test(text) && !isWellFormed(value);
        done(isHalf ? new AppError('INVALID-PAYLOAD') : error, value);
      });
    });
  });
}

/** YAML is text for the endpoint to read; it arrives as the field `text`, which JSON can hold too. */
function parseYaml(app: FastifyInstance): void {
  const types = ['application/yaml', 'application/x-yaml', 'text/yaml'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    inTurn(request, done, () => {
      done(null, text === '' ? undefined : { text });
    });
  });
}

/** Small bodies have no turns. */
function inTurn({ largeBody }: FastifyRequest, done: (error: Error) => void, parse: () => void): void {
  if (!largeBody) return parse();
  largeBody.parsing().then(parse, done);
}

/** Whether no text in a value has half of a surrogate pair. Without recursion, as bodies may be nested deeply. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) left.push(...entry);
  }
  return true;
}
