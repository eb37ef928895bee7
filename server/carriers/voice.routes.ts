import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { storable } from '#values/storable.ts';
import { parseCallKey } from '../calls/callKey.ts';
import { AppError } from '../services/appError.ts';
import { inTime } from '../services/inTime.ts';
import { currentFallback } from '../services/fallback/currentFallback.ts';
import { advanceCall } from '../services/liveCall/advanceCall.ts';
import type { CallContext } from '../services/liveCall/callContext.ts';
import { handleRecordingCallback } from '../services/liveCall/handleRecordingCallback.ts';
import { handleLegStatusCallback, handleStatusCallback } from '../services/liveCall/handleStatusCallback.ts';
import { playWhisper } from '../services/liveCall/playWhisper.ts';
import { startCall } from '../services/liveCall/startCall.ts';
import { callerOf, countryOf, toE164 } from './calledParties.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { dialects } from './dialect.ts';
import { parseForms, readWebhook } from './readWebhook.ts';
import { renderFallback } from './twiml/renderFallback.ts';
import { renderHangup, renderResponse, renderWhisperResponse, type SpeakingSite } from './twiml/renderResponse.ts';
import {
  incomingCallOf,
  RecordingParams,
  recordingReportOf,
  statusReportOf,
  stepReportOf,
  VoiceParams,
} from './voiceWebhook.ts';
import { logLate, noteFailure } from './webhookFailure.ts';

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
const said = z.string().optional();
const FallbackParams = z.object({
  To: said,
  Called: said,
  From: said,
  ToCountry: said,
  CalledCountry: said,
  FromCountry: said,
});

export interface VoiceRoutes {
  context: CallContext;
  settings: CarrierSettings;
  audioUrl: SpeakingSite['audioUrl'];
  now: () => Date;
}

/** A carrier has no use for the headers that protect browsers, and its documents are too short to compress. */
const forCarriers = { helmet: false, compress: false } as const;

/** The carrier's webhooks: signed and form-encoded, with TwiML responses. */
export async function mountVoice(
  app: FastifyInstance,
  { context, settings, audioUrl, now }: VoiceRoutes,
): Promise<void> {
  const { publicBaseUrl, sipDomain } = settings;
  const site = { publicBaseUrl, dialect: dialects[settings.kind], audioUrl, sipDomain };
  await app.register(async (carrier) => {
    parseForms(carrier);
    carrier.setErrorHandler(answerFailure);
    const post = (url: string, answer: (request: FastifyRequest) => Promise<string | null>) =>
      carrier.post(url, forCarriers, async (request, reply) => {
        const document = await inTime(longestAnswerMs, answer(request), logLate(request));
        return document === null ? reply.code(204).send() : twiml(reply, document);
      });
    const read = <Params extends z.ZodType>(request: FastifyRequest, schema: Params) =>
      readWebhook(request, settings, schema, now().getTime());

    post('/carrier/voice', async (request) =>
      renderResponse(site, await startCall(context, incomingCallOf(read(request, VoiceParams), settings.kind))),
    );

    post('/carrier/voice/:callId/:step', async (request) => {
      const webhook = read(request, VoiceParams);
      const { callId, step } = parse(Position, request.params);
      return renderResponse(site, await advanceCall(context, callId, step, stepReportOf(webhook)));
    });

    post('/carrier/voice/:callId/whisper/:step/:target', async (request) => {
      const { params, at } = read(request, VoiceParams);
      const { callId: key, step, target: targetId } = parse(Whisper, request.params);
      const target = { key, step, targetId };
      const heard = parse(Heard, request.query).heard === '1';
      const report = { ...target, at, callSid: params.CallSid, heard, digits: params.Digits ?? '' };
      return renderWhisperResponse(site, target, await playWhisper(context, report));
    });

    post('/carrier/voice/status', async (request) => {
      const report = statusReportOf(read(request, VoiceParams));
      const leg = LegQuery.safeParse(request.query).data;
      if (!report) return null;
      if (leg) await handleLegStatusCallback(context, { key: leg.call, step: leg.step, targetId: leg.target }, report);
      else await handleStatusCallback(context, report);
      return null;
    });

    post('/carrier/voice/recording', async (request) => {
      const webhook = read(request, RecordingParams);
      const { call, kind } = parse(RecordingQuery, request.query);
      const recording = recordingReportOf(webhook, kind);
      if (recording) await handleRecordingCallback(context, call, recording);
      return null;
    });

    carrier.route({
      method: ['GET', 'POST'],
      url: '/carrier/voice/fallback',
      ...forCarriers,
      handler: async (request, reply) => {
        const { params } = read(request, FallbackParams);
        const { To, Called, From, ToCountry, CalledCountry, FromCountry } =
          request.method === 'GET' ? parse(FallbackParams, request.query) : params;
        const said = To ?? Called ?? '';
        const called = toE164(said, ToCountry ?? CalledCountry) ?? said;
        const caller = callerOf(From, FromCountry ?? countryOf(called));
        const current = currentFallback(context.db, called, caller);
        const fallback = await inTime(longestFallbackMs, current, logLate(request)).catch((error: unknown) => {
          request.log.error({ err: error }, 'a fallback is the last one known');
          return context.fallbacks.of(called);
        });
        return twiml(reply, renderFallback(fallback));
      },
    });
  });
}

/** Carriers give up after 15 s, and then ask again or for the fallback: the caller hears nothing until then. */
const longestAnswerMs = 4000;
const longestFallbackMs = 2000;

/** Answers a failed webhook in the carrier's language; after a failure of ours it uses the number's fallback. */
function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return twiml(reply.code(noteFailure(error, request)), renderHangup());
}

function twiml(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(document);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(storable(value));
  if (!parsed.success) throw new AppError('NOT-FOUND');
  return parsed.data;
}
