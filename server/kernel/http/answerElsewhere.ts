import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestOf } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../appError.ts';
import { leaving } from './leaving.ts';

/** Another process of this server, which answers what would hold this one. */
export interface OtherProcess {
  /** The Unix socket at which it listens. Rejects when it can't be started. */
  socket(): Promise<string>;
}

/** Of one connection, not of the request. */
const ofConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'proxy-authorization',
  'te',
];

/**
 * Hands a request to another process with its body unread, and its answer to the client, both as they come.
 * @throws AppError SERVER-BUSY when that process doesn't answer, AbortError when the client has left.
 */
export async function answerElsewhere(
  other: OtherProcess,
  request: FastifyRequest,
  reply: FastifyReply,
  answered: () => void,
): Promise<void> {
  const signal = leaving(reply);
  const answer = await ask(other, request, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    request.log.error({ err: error, reference: request.id }, 'the process for heavy requests did not answer');
    throw new AppError('SERVER-BUSY', { retryAfter: 5 });
  });
  answered();
  reply.hijack();
  reply.raw.writeHead(answer.statusCode ?? 500, without(answer.headers));
  // An answer that breaks off breaks off for the client too.
  answer.once('close', () => answer.complete || reply.raw.destroy());
  answer.on('error', () => undefined).pipe(reply.raw);
  await Promise.allSettled([finished(reply.raw)]);
}

async function ask(other: OtherProcess, request: FastifyRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const asked = requestOf({
    socketPath: await other.socket(),
    method: request.method,
    path: request.raw.url,
    // Whom we talk to is judged here; nothing else reaches that socket.
    headers: {
      ...without(request.headers),
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
    },
    agent: false,
    signal,
  });
  // A refusal may come before the body is whole; then the rest has nowhere to go.
  asked.on('error', () => request.raw.unpipe(asked));
  request.raw.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

function without(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}
