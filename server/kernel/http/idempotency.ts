import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runOnce } from '../access/runOnce.ts';
import { AppError } from '../appError.ts';
import type { Platform } from './handler.ts';

/** A request to an endpoint that supports `Idempotency-Key`, after login and parsing. */
export interface IdempotentRequest {
  /** The endpoint's name. */
  name: string;
  request: FastifyRequest;
  reply: FastifyReply;
  input: unknown;
}

/**
 * Runs the work once per key, and marks a repeated response with the header `Idempotency-Replayed`. Always runs without.
 * @throws AppError INVALID-PAYLOAD for an invalid key, and those of `runOnce`.
 */
export async function oncePerKey(
  { db, now }: Platform,
  { name, request, reply, input }: IdempotentRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  const principal = request.auth?.principal;
  if (key === undefined || !principal) return work();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('INVALID-PAYLOAD');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([name, principal.userId, input]))
    .digest('base64url');
  const { accountId } = principal;
  const { answer, replayed } = await runOnce(db, { accountId, key, fingerprint, at: now() }, work);
  if (replayed) reply.header('idempotency-replayed', 'true');
  return answer;
}
