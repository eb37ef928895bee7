import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { storable } from '#values/storable.ts';
import { parseCallKey } from '../telephony/calls/callKey.ts';
import { AppError } from '../kernel/appError.ts';
import { inTime } from '../kernel/inTime.ts';
import { currentFallback } from '../telephony/flows/currentFallback.ts';
import { advanceCall } from '../telephony/callHandling/advanceCall.ts';
import type { CallContext } from '../telephony/callHandling/callContext.ts';
import { handleRecordingCallback } from '../telephony/callHandling/handleRecordingCallback.ts';
import { handleLegStatusCallback, handleStatusCallback } from '../telephony/callHandling/handleStatusCallback.ts';
import { playWhisper } from '../telephony/callHandling/playWhisper.ts';
import { startCall } from '../telephony/callHandling/startCall.ts';
import type { CarrierWebhook, SpeakingSite } from './carrierDialect.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { dialects } from './dialects.ts';
import { parseForms, readWebhook } from './readWebhook.ts';
import { logLate, logFailure } from './webhookFailure.ts';

const Key = z.string().transform((text, context) => {
  const key = parseCallKey(text);
  if (key) return key;
  context.addIssue({ code: 'custom', message: 'not a call' });
  return z.NEVER;
});
const Step = z.coerce.number().int().min(1).max(1_000_000);
const Position = z.object({ callId: Key, step: Step });
const Whisper = Position.extend({ target: z.string().min(1).max(100) });
const Heard = z.object({ heard: z.literal('1').optional() });
const LegQuery = z.object({ call: Key, step: Step, target: z.string().min(1).max(100) });
const RecordingQuery = z.object({ call: Key, kind: z.enum(['conversation', 'message']) });

export interface VoiceRoutes {
  context: CallContext;
  settings: CarrierSettings;
  audioUrl: SpeakingSite['audioUrl'];
  now: () => Date;
}

/** A carrier has no use for the headers that protect browsers, and its documents are too short to compress. */
const forCarriers = { helmet: false, compress: false } as const;

/** The carrier's webhooks of calls: signed, with documents as answers. */
export async function mountVoice(
  app: FastifyInstance,
  { context, settings, audioUrl, now }: VoiceRoutes,
): Promise<void> {
  const { publicBaseUrl, sipDomain } = settings;
  const site: SpeakingSite = { publicBaseUrl, audioUrl, sipDomain };
  const { read, render } = dialects[settings.kind];
  const send = (reply: FastifyReply, document: string) => reply.type(render.mediaType).send(document);
  await app.register(async (carrier) => {
    parseForms(carrier);
    // After a failure of ours the carrier uses the number's fallback.
    carrier.setErrorHandler((error: FastifyError | AppError, request, reply) =>
      send(reply.code(logFailure(error, request)), render.hangup()),
    );
    const webhookOf = (request: FastifyRequest) => readWebhook(request, settings, now().getTime());
    const post = (url: string, answer: (request: FastifyRequest, webhook: CarrierWebhook) => Promise<string | null>) =>
      carrier.post(url, forCarriers, async (request, reply) => {
        const document = await inTime(longestAnswerMs, answer(request, webhookOf(request)), logLate(request));
        return document === null ? reply.code(204).send() : send(reply, document);
      });

    post('/carrier/voice', async (_request, webhook) =>
      render.response(site, await startCall(context, read.incomingCall(webhook))),
    );

    post('/carrier/voice/:callId/:step', async (request, webhook) => {
      const report = read.step(webhook);
      const { callId, step } = parse(Position, request.params);
      return render.response(site, await advanceCall(context, callId, step, report));
    });

    post('/carrier/voice/:callId/whisper/:step/:target', async (request, webhook) => {
      const report = read.whisper(webhook);
      const { callId: key, step, target: targetId } = parse(Whisper, request.params);
      const target = { key, step, targetId };
      const heard = parse(Heard, request.query).heard === '1';
      return render.whisper(site, target, await playWhisper(context, { ...target, ...report, heard }));
    });

    post('/carrier/voice/status', async (request, webhook) => {
      const report = read.status(webhook);
      const leg = LegQuery.safeParse(request.query).data;
      if (!report) return null;
      if (leg) await handleLegStatusCallback(context, { key: leg.call, step: leg.step, targetId: leg.target }, report);
      else await handleStatusCallback(context, report);
      return null;
    });

    post('/carrier/voice/recording', async (request, webhook) => {
      const { call, kind } = parse(RecordingQuery, request.query);
      const recording = read.recording(webhook, kind);
      if (recording) await handleRecordingCallback(context, call, recording);
      return null;
    });

    carrier.route({
      method: ['GET', 'POST'],
      url: '/carrier/voice/fallback',
      ...forCarriers,
      handler: async (request, reply) => {
        const { called, caller } = read.fallback(webhookOf(request));
        const current = currentFallback(context.db, called, caller);
        const fallback = await inTime(longestFallbackMs, current, logLate(request)).catch((error: unknown) => {
          request.log.error({ err: error }, 'a fallback is the last one known');
          return context.fallbacks.of(called);
        });
        return send(reply, render.fallback(fallback));
      },
    });
  });
}

/** Carriers give up after 15 s, and then ask again or for the fallback: the caller hears nothing until then. */
const longestAnswerMs = 4000;
const longestFallbackMs = 2000;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(storable(value));
  if (!parsed.success) throw new AppError('NOT-FOUND');
  return parsed.data;
}
