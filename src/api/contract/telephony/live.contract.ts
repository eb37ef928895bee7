import { z } from 'zod';
import { Uuid, Version } from '#values/ids.ts';
import { Call } from './calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A message of the live stream (Server-Sent Events, as JSON in `data:`). */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call.changed'), call: Call }),
  /** Many calls at once, too many to send. */
  z.object({ type: z.literal('calls.changed') }),
  z.object({ type: z.literal('flow.published'), flow: Uuid, version: Version }),
  z.object({ type: z.literal('flow.reviewed'), flow: Uuid }),
  z.object({ type: z.literal('flow.people'), flow: Uuid }),
  /** It has another message, or a message of it another state. */
  z.object({ type: z.literal('conversation.changed'), conversation: Uuid }),
  /** Its status or its counts. */
  z.object({ type: z.literal('campaign.changed'), campaign: Uuid }),
  /** Somebody is alerted to something, perhaps me. */
  z.object({ type: z.literal('alert.raised') }),
  /** Its log has changed. */
  z.object({ type: z.literal('integration.changed'), integration: Uuid }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const live = {
  live: endpoint({
    method: 'GET',
    path: '/v2/live',
    summary: 'Stream live events of my accounts as Server-Sent Events',
    access: 'session',
    roles: [],
    load: 'open',
    response: 'stream',
  }),
};
