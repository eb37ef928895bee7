import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../services/appError.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { carrierCredentials } from './credentials.ts';

const Message = z.object({ To: z.e164(), From: z.string(), Body: z.string().min(1).max(1600) });

/** Accepts text messages for the local carrier. It has no network to send them to, so they are written to the log. */
export async function mountMessages(app: FastifyInstance, settings: CarrierSettings, prefix: string): Promise<void> {
  const knows = carrierCredentials(settings);
  await app.register(async (carrier) => {
    await carrier.register(formbody, { bodyLimit: 64 * 1024 });
    carrier.post(`${prefix}/2010-04-01/Accounts/:sid/Messages.json`, { schema: { hide: true } }, (request, reply) => {
      if (!knows(request.headers.authorization)) throw new AppError('ACCESS-DENIED');
      const message = Message.safeParse(request.body);
      if (!message.success) throw new AppError('INVALID-PAYLOAD');
      const { To: to, From: from, Body: body } = message.data;
      request.log.info({ to, text: body }, 'the local carrier delivered a text message');
      const sid = `SM${randomUUID().replaceAll('-', '')}`;
      return reply.code(201).send({ sid, to, from, body, status: 'delivered', account_sid: settings.accountSid });
    });
  });
}
