import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runOnce } from '../services/access/runOnce.ts';
import { AppError } from '../services/appError.ts';
import type { Platform } from './handler.ts';

/** One request of an endpoint that honours `Idempotency-Key`, after login and parsing. */
export interface IdempotentRequest {
  /** The endpoint's name. */
  name: string;
  request: FastifyRequest;
  reply: FastifyReply;
  input: unknown;
}

/**
 * Does the work once a key, and marks a repeated answer by the header `Idempotency-Replayed`. Without a key it just works.
 * @throws AppError INVALID-PAYLOAD when the key is no key, and those of `runOnce`.
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
