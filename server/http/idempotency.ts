import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  claimKey,
  findKey,
  forgetKey,
  keepAnswer,
  type IdempotencyKey,
} from '../repositories/idempotencyKeys.repository.ts';
import { AppError } from '../services/appError.ts';
import type { Platform } from './handler.ts';

/** One request of an endpoint that honours `Idempotency-Key`, after login and parsing. */
export interface Repeatable {
  /** The endpoint's name. */
  name: string;
  request: FastifyRequest;
  reply: FastifyReply;
  input: unknown;
}

/**
 * Does the work once a key: the same request with the same key gets the answer that the first one got, marked by the
 * header `Idempotency-Replayed`. A request that failed changed nothing and leaves its key free. Without a key it just works.
 * @throws AppError IDEMPOTENCY-MISMATCH when the key came with another request, IDEMPOTENCY-IN-USE while the first is at
 * work, INVALID-PAYLOAD when the key is no key.
 */
export async function onceAKey(
  { db, now }: Platform,
  { name, request, reply, input }: Repeatable,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const given = request.headers['idempotency-key'];
  const reader = request.admission?.reader;
  if (given === undefined || !reader) return work();
  if (typeof given !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(given)) throw new AppError('INVALID-PAYLOAD');
  const key: IdempotencyKey = { accountId: reader.accountId, key: given };
  const asked = createHash('sha256')
    .update(JSON.stringify([name, reader.userId, input]))
    .digest('base64url');
  if (!(await claimKey(db, key, asked, now()))) {
    const first = await findKey(db, key);
    if (first && first.request !== asked) throw new AppError('IDEMPOTENCY-MISMATCH');
    if (!first || first.answer === null) throw new AppError('IDEMPOTENCY-IN-USE', { retryAfter: 1 });
    reply.header('idempotency-replayed', 'true');
    return first.answer;
  }
  try {
    const answer = await work();
    await keepAnswer(db, key, answer);
    return answer;
  } catch (error) {
    await forgetKey(db, key);
    throw error;
  }
}
