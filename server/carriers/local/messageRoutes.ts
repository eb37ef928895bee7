import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CarrierCredentials, carrierCredentials } from './credentials.ts';
import type { HandsetMessage } from './handsets.ts';
import type { LocalCarrier } from './localCarrier.ts';
import { refuse } from './refuse.ts';

const Message = z.object({
  To: z.e164(),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.string().default(''),
});
const One = z.object({ sid: z.string() });
const Listing = z.object({
  To: z.string().optional(),
  From: z.string().optional(),
  'DateSent>': z.string().optional(),
});

/** Takes text messages for the local carrier’s handsets and lists them, compatible with Twilio’s REST API. */
export async function mountMessages(
  app: FastifyInstance,
  { settings, carrier, prefix }: { settings: CarrierCredentials; carrier: LocalCarrier; prefix: string },
): Promise<void> {
  const knows = carrierCredentials(settings);
  const account = `${prefix}/2010-04-01/Accounts/:account`;
  const path = `${account}/Messages.json`;
  await app.register(async (rest) => {
    await rest.register(formbody, { bodyLimit: 64 * 1024 });
    rest.addHook('preHandler', async (request: FastifyRequest, reply): Promise<FastifyReply | undefined> => {
      return knows(request.headers.authorization) ? undefined : refuse(reply, 401, 20_003, 'Authenticate');
    });

    rest.post(path, { schema: { hide: true } }, (request, reply) => {
      const message = Message.safeParse(request.body);
      if (!message.success) return refuse(reply, 400, 21_211, 'The To number or the message is not valid');
      const { To: to, From, MessagingServiceSid: service, Body: body, StatusCallback: statusCallback } = message.data;
      const from = From ?? service;
      if (from === undefined) return refuse(reply, 400, 21_603, 'A From number or a messaging service is required');
      request.log.info({ to, text: body }, 'the local carrier took a text message');
      const accepted = carrier.handsets.accept({ to, from, body, statusCallback });
      return reply.code(201).send(restMessage(accepted));
    });

    rest.get(`${account}/Messages/:sid.json`, { schema: { hide: true } }, (request, reply) => {
      const found = carrier.handsets.find(One.parse(request.params).sid);
      return found
        ? reply.send(restMessage(found))
        : refuse(reply, 404, 20_404, 'The requested resource was not found');
    });

    rest.get(path, { schema: { hide: true } }, (request, reply) => {
      const { To: to, From: from, 'DateSent>': since = new Date(0).toISOString() } = Listing.parse(request.query);
      const found = carrier.handsets
        .list()
        .filter(
          (one) => (to ?? one.to) === one.to && (from ?? one.from) === one.from && one.sentAt >= Date.parse(since),
        );
      return reply.send({ messages: found.map(restMessage), next_page_uri: null });
    });
  });
}

function restMessage({ sid, to, from, body, status, errorCode, sentAt }: HandsetMessage) {
  const at = new Date(sentAt).toUTCString();
  const sent = { date_created: at, date_sent: at, error_code: errorCode === null ? null : Number(errorCode) };
  return { sid, to, from, body, status, ...sent };
}
