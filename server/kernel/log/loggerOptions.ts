import type { FastifyLoggerOptions } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './describeError.ts';

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
      err: (error: unknown) => ({ ...describeError(error) }),
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
