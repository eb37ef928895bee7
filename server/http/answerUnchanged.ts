import type { FastifyInstance } from 'fastify';

/** Replies 304 when the ETag matches. */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
    if (reply.statusCode !== 200 || typeof tag !== 'string' || !known?.includes(tag)) return done(null, payload);
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return done(null, null);
  });
}
