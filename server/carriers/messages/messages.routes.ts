import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../services/appError.ts';
import type { MessageContext } from '../../services/messages/messageContext.ts';
import { receiveMessage } from '../../services/messages/receiveMessage.ts';
import { reportMessage } from '../../services/messages/reportMessage.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { parseForms, readWebhook } from '../readWebhook.ts';
import { messageReportOf, receivedTextOf, StatusParams, StatusQuery, TextParams } from './messageWebhook.ts';

/** A carrier has no use for the headers that protect browsers. */
const forCarriers = { helmet: false, compress: false } as const;

/** The carrier’s webhooks for text messages: signed and form-encoded. Nothing is ever sent by an answer. */
export async function mountMessageWebhooks(
  app: FastifyInstance,
  { context, settings }: { context: MessageContext; settings: CarrierSettings },
): Promise<void> {
  await app.register(async (carrier) => {
    parseForms(carrier);
    carrier.setErrorHandler(answerFailure);

    carrier.post('/carrier/sms', forCarriers, async (request, reply) => {
      const { params } = readWebhook(request, settings, TextParams, context.now().getTime());
      const received = receivedTextOf(params);
      if (!(await receiveMessage(context, received)))
        request.log.warn({ to: received.to }, 'a text to a number that no account has was dropped');
      return reply.type('text/xml; charset=utf-8').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
    });

    carrier.post('/carrier/sms/status', forCarriers, async (request, reply) => {
      const { params } = readWebhook(request, settings, StatusParams, context.now().getTime());
      const query = StatusQuery.safeParse(request.query);
      if (!query.success) throw new AppError('NOT-FOUND');
      const report = messageReportOf(query.data, params);
      if (report) await reportMessage(context, report);
      return reply.code(204).send();
    });
  });
}

/** A status of 500 or above makes the carrier try again. */
function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError && error.code === 'INVALID-SIGNATURE') throw error;
  const status = (error instanceof AppError ? error.status : error.statusCode) ?? 500;
  if (status >= 500) request.log.error({ err: error, reference: request.id }, 'webhook failed');
  else request.log.warn({ err: error, reference: request.id }, 'webhook refused');
  return reply.code(status).send();
}
