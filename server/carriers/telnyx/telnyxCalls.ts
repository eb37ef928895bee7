import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../services/appError.ts';
import type { CallCarrier } from '../../services/liveCall/callCarrier.ts';
import type { Credentials } from '../restClient.ts';
import { restFailureOf } from '../restFailure.ts';
import { carrierStatusOf } from '../voiceWebhook.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const Call = z.object({
  status: z.string(),
  duration: z.coerce.number().int().min(0).nullish().catch(null),
  end_time: z.string().nullish(),
});

/** Asks about calls over Telnyx's TeXML API. */
export function telnyxCalls(
  { accountSid }: Credentials,
  api: TelnyxApi,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CallCarrier {
  return {
    async find(callSid) {
      try {
        const path = `/texml/Accounts/${accountSid}/Calls/${encodeURIComponent(callSid)}`;
        const { status, duration, end_time: end } = await api('GET', path, Call);
        const endedAt = Date.parse(end ?? '');
        return {
          status: carrierStatusOf(status),
          seconds: duration ?? null,
          endedAt: Number.isNaN(endedAt) ? null : endedAt,
        };
      } catch (error) {
        if (restFailureOf(error)?.status === 404) return null;
        log.warn({ err: error, callSid }, 'the carrier failed to tell about a call');
        throw new AppError('CARRIER-FAILED');
      }
    },
    // TeXML lists calls without their parents, so what callbacks lost stays unknown.
    legsOf: () => Promise.resolve([]),
    recordingsOf: () => Promise.resolve([]),
  };
}
