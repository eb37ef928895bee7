import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../services/appError.ts';
import type { CallCarrier } from '../services/liveCall/callCarrier.ts';
import { type Credentials, restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';
import { carrierStatusOf } from './voiceWebhook.ts';

/** Asks about calls over Twilio's REST API, of any carrier that supports it. */
export function twilioCalls(
  credentials: Credentials,
  restBase: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CallCarrier {
  const client = restClient(credentials, restBase);
  return {
    async find(callSid) {
      try {
        const { status, duration, endTime } = await client.calls(callSid).fetch();
        return {
          status: carrierStatusOf(status),
          seconds: /^\d+$/.test(duration) ? Number(duration) : null,
          endedAt: timeOf(endTime),
        };
      } catch (error) {
        if (restFailureOf(error)?.status === 404) return null;
        log.warn({ err: error, callSid }, 'the carrier failed to tell about a call');
        throw new AppError('CARRIER-FAILED');
      }
    },
  };
}

/** The library's dates are invalid where the carrier sent none. */
function timeOf(date: Date | null): number | null {
  const time = date?.getTime() ?? Number.NaN;
  return Number.isNaN(time) ? null : time;
}
