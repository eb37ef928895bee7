import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CarrierCall } from '../../telephony/callHandling/callCarrier.ts';
import type { Channel } from './channel.ts';
import { type CarrierCredentials, carrierCredentials } from './credentials.ts';
import type { LocalCarrier } from './localCarrier.ts';
import { refuse } from './refuse.ts';
import { toneWave } from './toneWave.ts';

const One = z.object({ account: z.string(), sid: z.string() });
const Listing = z.object({ ParentCallSid: z.string().optional(), 'StartTime>': z.iso.datetime().optional() });

/** Answers what became of the local carrier's calls, compatible with Twilio's REST API. */
export function mountCalls(
  app: FastifyInstance,
  { settings, carrier, prefix }: { settings: CarrierCredentials; carrier: LocalCarrier; prefix: string },
): void {
  const knows = carrierCredentials(settings);
  const account = `${prefix}/2010-04-01/Accounts/:account`;
  const get = (path: string, answer: (request: FastifyRequest) => object | undefined) =>
    app.get(`${account}${path}`, async (request, reply): Promise<FastifyReply> => {
      if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
      const found = answer(request);
      return found ? reply.send(found) : refuse(reply, 404, 20_404, 'The requested resource was not found');
    });

  get('/Calls/:sid.json', ({ params }) => {
    const { sid } = One.parse(params);
    const call = carrier.findCall(sid);
    return call && { sid, ...restCall(call) };
  });

  get('/Calls.json', ({ query }) => {
    const { ParentCallSid: parent, 'StartTime>': since = new Date(0).toISOString() } = Listing.parse(query);
    if (parent === undefined) {
      // Nobody misses a test call that never reached us; found later, it would count as a real one.
      const isListed = ({ script, startedAt }: Channel) => !script.isTest && startedAt > Date.parse(since);
      const arrived = carrier.listChannels().filter(isListed);
      return { calls: arrived.map((channel) => arrivalOf(channel, carrier)), ...onePage };
    }
    const legs = carrier.findChannel(parent)?.legs ?? [];
    const calls = legs.map(({ sid, number, status, seconds, startedAt, endedAt }) => ({
      sid,
      to: number,
      ...restCall({ status, seconds: endedAt === null ? null : seconds, startedAt, endedAt }),
    }));
    return { calls, ...onePage };
  });

  get('/Calls/:sid/Recordings.json', ({ params }) => {
    const { sid } = One.parse(params);
    const channel = carrier.findChannel(sid);
    return channel && { recordings: recordingsOf(channel, settings.accountSid), ...onePage };
  });

  app.get(`${account}/Recordings/:sid`, async (request, reply) => {
    if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    const recording = carrier.findRecording(One.parse(request.params).sid);
    if (!recording) return refuse(reply, 404, 20_404, 'The requested resource was not found');
    return reply.type('audio/wav').send(toneWave(recording.seconds, recording.channels));
  });
}

function arrivalOf({ callSid: sid, script: { from, to }, startedAt }: Channel, carrier: LocalCarrier) {
  const call = carrier.findCall(sid) ?? { status: null, seconds: null, startedAt, endedAt: null };
  return { sid, from, to, direction: 'inbound', ...restCall(call) };
}

/** Lists of the local carrier are short. */
const onePage = { next_page_uri: null };

function restCall({ status, seconds, startedAt, endedAt }: CarrierCall) {
  return {
    status,
    duration: seconds === null ? null : String(seconds),
    start_time: startedAt === null ? null : new Date(startedAt).toUTCString(),
    end_time: endedAt === null ? null : new Date(endedAt).toUTCString(),
  };
}

function recordingsOf({ callSid, recordings }: Channel, accountSid: string) {
  return recordings.map(({ sid, source, seconds, channels }) => ({
    sid,
    call_sid: callSid,
    source,
    status: 'completed',
    duration: String(seconds),
    channels,
    uri: `/2010-04-01/Accounts/${accountSid}/Recordings/${sid}.json`,
  }));
}
