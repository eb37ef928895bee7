import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { UserId } from '#values/ids.ts';
import { callListQuery, Call } from '../telephony/calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf } from '#values/listRequest.ts';
import { compared, countedAt, earlier, RowActions } from '../kernel/reportShape.ts';

const Outcomes = {
  total: z.number().int(),
  answered: z.number().int(),
  missed: z.number().int(),
  abandoned: z.number().int(),
  voicemail: z.number().int(),
};

/** Averages are in seconds: duration over all calls, talk time over answered ones. */
const Averages = { avgTalk: z.number(), avgDuration: z.number() };

export const OutboundSummary = z.object({ ...Outcomes, ...Averages }).meta({ id: 'OutboundSummary' });
export type OutboundSummary = z.infer<typeof OutboundSummary>;

/** Calls of one bucket by outcome; labels as in `TimeDayRow`. */
export const OutboundBucket = z.object({ label: z.string(), ...Outcomes }).meta({ id: 'OutboundBucket' });
export type OutboundBucket = z.infer<typeof OutboundBucket>;

/** The calls that a user placed. The name is empty if the user isn’t visible. */
export const AgentRow = z
  .object({ user: UserId, name: z.string(), ...Outcomes, ...Averages, actions: RowActions })
  .meta({ id: 'AgentRow' });
export type AgentRow = z.infer<typeof AgentRow>;

const read = { method: 'GET', access: 'session', roles: [], keyScope: 'reports:read' } as const;
const filters = z.object({ ...callFilter, ...compared });
const rows = { buckets: z.array(OutboundBucket), agents: z.array(AgentRow) };

export const outbound = {
  getOutboundOverview: endpoint({
    ...read,
    path: '/v2/reports/outdash',
    summary: 'Total the outbound calls, count them by bucket, and list the ten users who placed most',
    query: filters,
    response: z.object({
      countedAt,
      now: OutboundSummary,
      ...rows,
      before: earlier({ now: OutboundSummary, ...rows }),
    }),
  }),
  getAgent: endpoint({
    ...read,
    path: '/v2/reports/outAgent/:agent',
    summary: 'Count the outbound calls of a user, or of each with `all`',
    params: z.object({ agent: z.union([z.literal('all'), UserId]) }),
    query: filters,
    response: z.object({ countedAt, ...rows, before: earlier(rows) }),
  }),
  listOutboundCalls: endpoint({
    ...read,
    keyScope: 'calls:read',
    path: '/v2/call/outbound',
    summary: 'List a page of the outbound calls, filtered, sorted and searched like the call log',
    query: callListQuery,
    response: pageOf(Call),
  }),
};
