import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../kernel/appError.ts';
import type { CallCarrier, CarrierCall } from '../telephony/callHandling/callCarrier.ts';
import { callerOf, countryOf, toE164 } from './calledParties.ts';
import { type Credentials, restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';
import { carrierStatusOf } from './voiceWebhook.ts';

/** Asks about calls over Twilio's REST API, of any carrier that supports it. */
export function twilioCalls(
  credentials: Credentials & { apiBase: string },
  restBase: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CallCarrier {
  const client = restClient(credentials, restBase);
  const failed = (callSid: string) => (error: unknown) => {
    log.warn({ err: error, callSid }, 'the carrier failed to tell about a call');
    throw new AppError('CARRIER-FAILED');
  };
  return {
    async find(callSid) {
      const fetched = client.calls(callSid).fetch();
      return fetched.then(toCall, (error: unknown) =>
        restFailureOf(error)?.status === 404 ? null : failed(callSid)(error),
      );
    },
    async listArrivals(since) {
      const listed = await client.calls
        .list({ startTimeAfter: since, limit: mostArrivals, pageSize })
        .catch(failed('all'));
      return listed.flatMap((call) => {
        const startedAt = timeOf(call.startTime);
        if (call.direction !== 'inbound' || startedAt === null) return [];
        const called = toE164(call.to) ?? call.to;
        return [{ ...toCall(call), sid: call.sid, caller: callerOf(call.from, countryOf(called)), called, startedAt }];
      });
    },
    async legsOf(callSid) {
      const legs = await client.calls.list({ parentCallSid: callSid, limit: mostLegs }).catch(failed(callSid));
      return legs.map((leg) => ({ ...toCall(leg), sid: leg.sid, number: leg.to }));
    },
    async recordingsOf(callSid) {
      const recordings = await client.calls(callSid).recordings.list().catch(failed(callSid));
      return recordings
        .filter(({ status }) => status === 'completed')
        .map(({ sid, source, duration, channels }) => ({
          sid,
          url: `${credentials.apiBase}/2010-04-01/Accounts/${credentials.accountSid}/Recordings/${sid}`,
          kind: source === 'RecordVerb' ? 'message' : 'conversation',
          seconds: wholeOf(duration) ?? 0,
          channels,
        }));
    },
  };
}

const mostArrivals = 20_000;
const pageSize = 1000;
/** More than a flow can ring in one call that lasts hours. */
const mostLegs = 1000;

interface RestCall {
  status: string;
  duration: string;
  startTime: Date | null;
  endTime: Date | null;
}

function toCall({ status, duration, startTime, endTime }: RestCall): CarrierCall {
  const [startedAt, endedAt] = [timeOf(startTime), timeOf(endTime)];
  return { status: carrierStatusOf(status), seconds: wholeOf(duration), startedAt, endedAt };
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** The library's dates are invalid where the carrier sent none. */
function timeOf(date: Date | null): number | null {
  const time = date?.getTime() ?? Number.NaN;
  return Number.isNaN(time) ? null : time;
}
