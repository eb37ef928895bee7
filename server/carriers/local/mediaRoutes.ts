import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../services/appError.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { carrierCredentials } from './credentials.ts';
import { longestTone, toneWave } from './toneWave.ts';

const Asked = z.object({
  seconds: z.coerce.number().int().min(1).max(longestTone),
  channels: z.enum(['1', '2']).transform((text) => (text === '2' ? 2 : 1)),
});

/** Serves the local carrier's recordings, protected by its credentials (HTTP Basic) as with any carrier. */
export function mountMedia(app: FastifyInstance, settings: CarrierSettings, prefix: string): void {
  const knows = carrierCredentials(settings);
  app.get(`${prefix}/recordings/:sid`, async (request, reply) => {
    if (!knows(request.headers.authorization)) throw new AppError('ACCESS-DENIED');
    const asked = Asked.safeParse(request.query);
    if (!asked.success) throw new AppError('NOT-FOUND');
    return reply.type('audio/wav').send(toneWave(asked.data.seconds, asked.data.channels));
  });
}
