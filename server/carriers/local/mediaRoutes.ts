import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '../../kernel/appError.ts';
import { type CarrierCredentials, carrierCredentials } from './credentials.ts';
import { handsetMedia } from './handsetMedia.ts';
import { refuse } from './refuse.ts';
import { longestTone, toneWave } from './toneWave.ts';

const Asked = z.object({
  seconds: z.coerce.number().int().min(1).max(longestTone),
  channels: z.enum(['1', '2']).transform((text) => (text === '2' ? 2 : 1)),
});

const Recording = z.object({ sid: z.string() });
const Medium = z.object({ medium: z.enum(['picture', 'card']) });
const rememberedDeletions = 10_000;

/**
 * Serves the local carrier's recordings until they are deleted, and what its handsets send, to its credentials (HTTP Basic)
 * as with any carrier.
 */
export function mountMedia(app: FastifyInstance, settings: CarrierCredentials, prefix: string): void {
  const knows = carrierCredentials(settings);
  const deleted = new LRUCache<string, true>({ max: rememberedDeletions });
  app.get(`${prefix}/recordings/:sid`, async (request, reply) => {
    if (!knows(request.headers.authorization)) throw new AppError('ACCESS-DENIED');
    const asked = Asked.safeParse(request.query);
    if (!asked.success || deleted.has(Recording.parse(request.params).sid)) throw new AppError('NOT-FOUND');
    return reply.type('audio/wav').send(toneWave(asked.data.seconds, asked.data.channels));
  });

  app.get(`${prefix}/2010-04-01/Accounts/:account/Messages/:sid/Media/:medium`, async (request, reply) => {
    if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    const asked = Medium.safeParse(request.params);
    if (!asked.success) throw new AppError('NOT-FOUND');
    const { type, content } = handsetMedia[asked.data.medium];
    return reply.type(type).send(await content());
  });

  app.delete(`${prefix}/2010-04-01/Accounts/:account/Recordings/:sid.json`, async (request, reply) => {
    if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    deleted.set(Recording.parse(request.params).sid, true);
    return reply.code(204).send();
  });
}
