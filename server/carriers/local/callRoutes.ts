import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CarrierSettings } from '../carrierSettings.ts';
import { carrierCredentials } from './credentials.ts';
import type { LocalCarrier } from './localCarrier.ts';
import { refuse } from './refuse.ts';

const One = z.object({ account: z.string(), sid: z.string() });

/** Answers what became of the local carrier's calls, compatible with Twilio's REST API. */
export function mountCalls(
  app: FastifyInstance,
  { settings, carrier, prefix }: { settings: CarrierSettings; carrier: LocalCarrier; prefix: string },
): void {
  const knows = carrierCredentials(settings);
  app.get(`${prefix}/2010-04-01/Accounts/:account/Calls/:sid.json`, async (request, reply) => {
    if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    const { sid } = One.parse(request.params);
    const call = carrier.findCall(sid);
    if (!call) return refuse(reply, 404, 20_404, 'The requested resource was not found');
    const { status, seconds, endedAt } = call;
    return reply.send({
      sid,
      status,
      duration: seconds === null ? null : String(seconds),
      end_time: endedAt === null ? null : new Date(endedAt).toUTCString(),
    });
  });
}
