import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseMessageKey } from '../../messaging/messages/messageKey.ts';
import { AppError } from '../../kernel/appError.ts';
import { inTime } from '../../kernel/inTime.ts';
import { inBatches } from '../../kernel/inBatches.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { receiveMessage } from '../../messaging/messages/receiveMessage.ts';
import { type MessageReport, reportMessages } from '../../messaging/messages/reportMessages.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { dialects } from '../dialects.ts';
import { parseForms, readWebhook } from '../readWebhook.ts';
import { logLate, logFailure } from '../webhookFailure.ts';

/** The message that a callback’s address names. */
const StatusQuery = z.object({
  message: z.string().transform((text, context) => {
    const key = parseMessageKey(text);
    if (key) return key;
    context.addIssue({ code: 'custom', message: 'not a message' });
    return z.NEVER;
  }),
});

/** Carriers give up after 15 s; what they try again is handled once. */
const longestAnswerMs = 8000;

/** A carrier has no use for the headers that protect browsers. */
const forCarriers = { helmet: false, compress: false } as const;

/** The carrier’s webhooks for text messages: signed. Nothing is ever sent by an answer. */
export async function mountMessageWebhooks(
  app: FastifyInstance,
  { context, settings }: { context: MessageContext; settings: CarrierSettings },
): Promise<void> {
  await app.register(async (carrier) => {
    parseForms(carrier);
    carrier.setErrorHandler(answerFailure);
    const reportOne = inBatches<MessageReport>((reports) => reportMessages(context, reports));
    const webhookOf = (request: FastifyRequest) => readWebhook(request, settings, context.now().getTime());
    const { read, render } = dialects[settings.kind];

    carrier.post('/carrier/sms', forCarriers, async (request, reply) => {
      const received = read.text(webhookOf(request));
      if (received && !(await inTime(longestAnswerMs, receiveMessage(context, received), logLate(request))))
        request.log.warn({ to: received.to }, 'a text to a number that no account has was dropped');
      return reply.type(render.mediaType).send(render.nothing());
    });

    carrier.post('/carrier/sms/status', forCarriers, async (request, reply) => {
      const webhook = webhookOf(request);
      const query = StatusQuery.safeParse(request.query);
      if (!query.success) throw new AppError('NOT-FOUND');
      const report = read.textStatus(webhook, query.data.message);
      if (report) await inTime(longestAnswerMs, reportOne(report), logLate(request));
      return reply.code(204).send();
    });
  });
}

function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(logFailure(error, request)).send();
}
