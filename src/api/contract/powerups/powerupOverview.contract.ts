import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A call with so many points is a good lead. */
export const goodScore = 70;

const setUp = {
  /** How many are in force, of how many. */
  on: z.number().int(),
  total: z.number().int(),
  /** Who changed one last, and when; null without any. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
};

/** What is set up to follow calls, and what it did in the last 30 days. */
export const PowerupOverview = z
  .object({
    /** How many calls have one of the tags, and how many have 70 points or more. */
    smartTags: z.object({ ...setUp, tagged: z.number().int(), good: z.number().int() }),
    /** How many texts were sent, and how many of those who got one wrote back within a week. */
    followUps: z.object({ ...setUp, sent: z.number().int(), answered: z.number().int() }),
    /** Uploads that weren’t undone are in force. How many sales are of these days, and how many of them have a call. */
    sales: z.object({ ...setUp, sold: z.number().int(), matched: z.number().int() }),
  })
  .meta({ id: 'PowerupOverview' });
export type PowerupOverview = z.output<typeof PowerupOverview>;

export const powerupOverview = {
  getPowerupOverview: endpoint({
    method: 'GET',
    path: '/v2/powerups/list',
    summary: 'Get what is set up to follow calls, and what it did in the last 30 days',
    access: 'session',
    roles: configurers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: PowerupOverview,
  }),
};
