import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../services/appError.ts';
import { inTime } from '../../services/inTime.ts';
import { inBatches } from '../../services/inBatches.ts';
import type { MessageContext } from '../../services/messages/messageContext.ts';
import { receiveMessage } from '../../services/messages/receiveMessage.ts';
import { type MessageReport, reportMessages } from '../../services/messages/reportMessages.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { parseForms, readWebhook, textOfWebhook } from '../readWebhook.ts';
import { logLate, noteFailure } from '../webhookFailure.ts';
import { messageReportOf, receivedTextOf, StatusParams, StatusQuery, TextParams } from './messageWebhook.ts';
import { telnyxReportOf, telnyxTextOf } from './telnyxMessageWebhook.ts';

/** Carriers give up after 15 s; what they try again is handled once. */
const longestAnswerMs = 8000;

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
    const reportOne = inBatches<MessageReport>((reports) => reportMessages(context, reports));
    const read = <Params extends z.ZodType>(request: FastifyRequest, schema: Params) =>
      readWebhook(request, settings, schema, context.now().getTime()).params;
    const readText = (request: FastifyRequest) => {
      if (settings.kind !== 'telnyx') return receivedTextOf(read(request, TextParams));
      read(request, z.unknown());
      return telnyxTextOf(textOfWebhook(request));
    };
    const readStatus = (request: FastifyRequest) => {
      const params = settings.kind === 'telnyx' ? read(request, z.unknown()) : read(request, StatusParams);
      const query = StatusQuery.safeParse(request.query);
      if (!query.success) throw new AppError('NOT-FOUND');
      if (settings.kind === 'telnyx') return telnyxReportOf(query.data, textOfWebhook(request));
      return messageReportOf(query.data, StatusParams.parse(params));
    };

    carrier.post('/carrier/sms', forCarriers, async (request, reply) => {
      const received = readText(request);
      if (received && !(await inTime(longestAnswerMs, receiveMessage(context, received), logLate(request))))
        request.log.warn({ to: received.to }, 'a text to a number that no account has was dropped');
      return reply.type('text/xml; charset=utf-8').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
    });

    carrier.post('/carrier/sms/status', forCarriers, async (request, reply) => {
      const report = readStatus(request);
      if (report) await inTime(longestAnswerMs, reportOne(report), logLate(request));
      return reply.code(204).send();
    });
  });
}

function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(noteFailure(error, request)).send();
}
