import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyLoggerOptions } from 'fastify';
import { type DestinationStream, type LoggerOptions, stdSerializers } from 'pino';
import type { Config } from '../config.ts';

/** Logs JSON lines. Requests appear by method and path; credentials, tokens and queries never do. */
export function loggerOptions(
  level: Config['LOG_LEVEL'],
  stream?: DestinationStream,
): FastifyLoggerOptions & LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', 'jwt', 'refresh'].flatMap((name) => [name, `*.${name}`]),
      censor: '[secret]',
    },
    serializers: {
      req: ({ method, url, ip }) => ({ method, path: pathOf(url), address: ip }),
      err: describeError,
      res: ({ statusCode }) => ({ statusCode }),
      // An upload's reader logs the headers of its request.
      busboyOptions: ({ limits }: { limits: unknown }) => ({ limits }),
    },
  };
}

/**
 * The path without its query and without what may be secret or personal: tokens of email links, emails, phone numbers.
 * Names and ids remain.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .replace(/(\/(?:invite|forgot|signup|reset-password|unsubscribe|flow-review)\/)[^/]+/, '$1[secret]')
    .split('/')
    .map((part) => (/^[\w.-]{0,36}$/.test(part) ? part : '[secret]'))
    .join('/');
}

/** A failed query's message contains its parameters, perhaps personal data; logs only the statement and the cause. */
function describeError(error: Error): { type: string; message: string; stack: string; cause?: unknown } {
  if (!(error instanceof DrizzleQueryError)) return { ...stdSerializers.err(error), stack: error.stack ?? '' };
  const cause = error.cause ? stdSerializers.err(error.cause) : undefined;
  return { type: 'DrizzleQueryError', message: error.query, stack: '', cause };
}
