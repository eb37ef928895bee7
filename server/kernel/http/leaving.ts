import type { FastifyReply } from 'fastify';

/** Aborted when the client leaves before it has its answer, and when the answer was sent. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}
