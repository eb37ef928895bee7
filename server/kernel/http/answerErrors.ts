import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/kernel/errors.ts';
import { NoFreeConnectionError } from '../db/boundedPool.ts';
import { holdsUnstorableText } from '../db/unstorableText.ts';
import { AppError, type ErrorInfo } from '../appError.ts';

/** Codes for Fastify's own errors; any other 4xx is an invalid payload. */
const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_NOT_FOUND: 'NOT-FOUND',
};

/** Sends every error in the contract's format. An unexpected one is logged with its reference and reveals no more. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    // Nobody is there any more who could read it.
    if (error.name === 'AbortError' && reply.raw.destroyed) return reply.hijack();
    const failure = isTooLarge(error)
      ? new AppError('PAYLOAD-TOO-LARGE', { maxBytes: request.routeOptions.bodyLimit })
      : toAppError(error);
    if (failure.code === 'SERVER-BUSY')
      request.log.warn({ reference: request.id }, 'nothing was free in time to answer');
    else if (failure.status >= 500) request.log.error({ err: error, reference: request.id }, 'request failed');
    else if (failure.status === 403) {
      // Who tries what they may not is worth a look.
      const { userId, keyId } = request.auth?.principal ?? {};
      request.log.info({ code: failure.code, userId, keyId, reference: request.id }, 'access refused');
    } else request.log.debug({ code: failure.code, reference: request.id }, 'request refused');
    return sendError(request, reply, failure);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, failure: AppError): FastifyReply {
  const body: ErrorBody = {
    errorCode: failure.code,
    message: failure.code,
    ...(failure.info !== undefined && { info: failure.info }),
    reference: request.id,
  };
  const wait = retryAfter(failure.info);
  if (wait !== undefined) reply.header('retry-after', wait);
  reply.header('cache-control', 'no-store');
  return reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

const isTooLarge = ({ code }: FastifyError | AppError) => code === 'FST_ERR_CTP_BODY_TOO_LARGE';

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (holdsUnstorableText(error)) return new AppError('INVALID-PAYLOAD');
  if (error instanceof NoFreeConnectionError || error.cause instanceof NoFreeConnectionError)
    return new AppError('SERVER-BUSY', { retryAfter: 5 });
  if (error.statusCode === 429) return new AppError('TOO-MANY-REQUESTS');
  const known = ofFastify[error.code ?? ''];
  if (known !== undefined) return new AppError(known);
  const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new AppError(refused ? 'INVALID-PAYLOAD' : 'GEN02');
}

function retryAfter(info: ErrorInfo | undefined): number | undefined {
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return undefined;
  return typeof info['retryAfter'] === 'number' ? info['retryAfter'] : undefined;
}
