import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../kernel/appError.ts';
import type { CallCarrier } from '../../telephony/callHandling/callCarrier.ts';
import type { Credentials } from '../restClient.ts';
import { restFailureOf } from '../restFailure.ts';
import { carrierStatusOf } from '../voiceWebhook.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const Call = z.object({
  status: z.string(),
  duration: z.coerce.number().int().min(0).nullish().catch(null),
  start_time: z.string().nullish(),
  end_time: z.string().nullish(),
});

const Recordings = z.object({
  recordings: z.array(
    z.object({
      sid: z.string(),
      status: z.string(),
      source: z.string().nullish(),
      duration: z.coerce.number().int().min(0).catch(0),
      channels: z.coerce.number().int().min(1).catch(1),
      media_url: z.string().nullish(),
    }),
  ),
});

/** Asks about calls over Telnyx's TeXML API. */
export function telnyxCalls(
  { accountSid }: Credentials,
  api: TelnyxApi,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CallCarrier {
  /** Null when the carrier does not know the call. */
  const ask = async <Answer extends z.ZodType>(callSid: string, rest: string, answer: Answer) => {
    try {
      return await api('GET', `/texml/Accounts/${accountSid}/Calls/${encodeURIComponent(callSid)}${rest}`, answer);
    } catch (error) {
      if (restFailureOf(error)?.status === 404) return null;
      log.warn({ err: error, callSid }, 'the carrier failed to tell about a call');
      throw new AppError('CARRIER-FAILED');
    }
  };
  return {
    async find(callSid) {
      const call = await ask(callSid, '', Call);
      if (!call) return null;
      const [startedAt, endedAt] = [timeOf(call.start_time), timeOf(call.end_time)];
      return { status: carrierStatusOf(call.status), seconds: call.duration ?? null, startedAt, endedAt };
    },
    // TeXML lists calls without their parents, so what callbacks lost of legs stays unknown.
    listArrivals: () => Promise.resolve([]),
    legsOf: () => Promise.resolve([]),
    async recordingsOf(callSid) {
      const found = await ask(callSid, '/Recordings.json', Recordings);
      return (found?.recordings ?? [])
        .filter(({ status }) => status === 'completed')
        .map(({ sid, source, duration: seconds, channels, media_url: url }) => ({
          sid,
          url: url ?? '',
          kind: source === 'RecordVerb' ? 'message' : 'conversation',
          seconds,
          channels,
        }));
    },
  };
}

function timeOf(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}
