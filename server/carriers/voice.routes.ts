import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../services/appError.ts';
import { advanceCall } from '../services/liveCall/advanceCall.ts';
import { failSafe } from '../services/liveCall/failSafe.ts';
import { hearRecording } from '../services/liveCall/hearRecording.ts';
import { hearCallStatus, hearLegStatus } from '../services/liveCall/hearStatus.ts';
import type { LiveCalls } from '../services/liveCall/liveCalls.ts';
import { startCall } from '../services/liveCall/startCall.ts';
import { whisperTarget } from '../services/liveCall/whisperTarget.ts';
import { parseCallKey } from './callAddresses.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { readWebhook } from './readWebhook.ts';
import { RecordingParams, VoiceParams } from './voiceWebhook.ts';

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
const FallbackParams = z.object({ To: z.string().optional(), Called: z.string().optional() });

export interface VoiceRoutes {
  calls: LiveCalls;
  settings: CarrierSettings;
  now: () => Date;
}

/** The carrier's side door: signed, form-encoded webhooks answered with TwiML. */
export async function mountVoice(app: FastifyInstance, { calls, settings, now }: VoiceRoutes): Promise<void> {
  await app.register(async (carrier) => {
    await carrier.register(formbody, { bodyLimit: 64 * 1024 });
    const read = <Params extends z.ZodType>(request: Parameters<typeof readWebhook>[0], schema: Params) =>
      readWebhook(request, settings, schema, now().getTime());

    carrier.post('/carrier/voice', async (request, reply) =>
      twiml(reply, await startCall(calls, read(request, VoiceParams))),
    );

    carrier.post('/carrier/voice/:callId/:step', async (request, reply) => {
      const webhook = read(request, VoiceParams);
      const { callId, step } = parse(Position, request.params);
      return twiml(reply, await advanceCall(calls, callId, step, webhook));
    });

    carrier.post('/carrier/voice/:callId/whisper/:step/:target', async (request, reply) => {
      const webhook = read(request, VoiceParams);
      const { callId: key, step, target: targetId } = parse(Whisper, request.params);
      const heard = parse(Heard, request.query).heard === '1';
      return twiml(reply, await whisperTarget(calls, { key, step, targetId, heard }, webhook));
    });

    carrier.post('/carrier/voice/status', async (request, reply) => {
      const webhook = read(request, VoiceParams);
      const leg = LegQuery.safeParse(request.query).data;
      if (leg) await hearLegStatus(calls, { key: leg.call, step: leg.step, targetId: leg.target }, webhook);
      else await hearCallStatus(calls, webhook);
      return reply.code(204).send();
    });

    carrier.post('/carrier/voice/recording', async (request, reply) => {
      const webhook = read(request, RecordingParams);
      const { call: key, kind: recording } = parse(RecordingQuery, request.query);
      await hearRecording(calls, { key, recording }, webhook);
      return reply.code(204).send();
    });

    carrier.route({
      method: ['GET', 'POST'],
      url: '/carrier/voice/fallback',
      handler: async (request, reply) => {
        const { params } = read(request, FallbackParams);
        const asked = request.method === 'GET' ? parse(FallbackParams, request.query) : params;
        return twiml(reply, await failSafe(calls, asked.To ?? asked.Called ?? ''));
      },
    });
  });
}

function twiml(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(document);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('NOT-FOUND');
  return parsed.data;
}
