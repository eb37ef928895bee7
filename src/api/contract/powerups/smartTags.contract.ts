import { z } from 'zod';
import { TagName } from '#values/callTag.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { configurers } from '#values/roleGroups.ts';
import { CallCondition, CallConditions, ConditionMatch } from '#values/callConditions.ts';
import { leastPoints, mostPoints } from '#values/smartTag.ts';
import { endpoint } from '../kernel/endpoint.ts';

const settings = {
  name: TagName,
  /** What it is listed under. */
  group: lineText(60).default(''),
  /** What it adds to the score of a call, from 0 to 100; nothing if it asks for the score. */
  score: z.number().int().min(leastPoints).max(mostPoints).default(0),
  colour: z.string().regex(/^#[\da-f]{6}$/i),
  match: ConditionMatch.default('all'),
  conditions: CallConditions,
  /** Whether it judges calls of all accounts below too. */
  subAccounts: z.boolean().default(false),
  enabled: z.boolean().default(true),
};

/** A tag that calls get automatically as they end. */
export const SmartTag = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    ...settings,
    name: z.string(),
    group: z.string(),
    score: z.number().int(),
    colour: z.string(),
    match: ConditionMatch,
    conditions: z.array(CallCondition),
    subAccounts: z.boolean(),
    enabled: z.boolean(),
    version: Version,
  })
  .meta({ id: 'SmartTag' });
export type SmartTag = z.output<typeof SmartTag>;

export const TriedCall = z.object({
  uuid: Uuid,
  dateStart: z.iso.datetime(),
  /** Null if the number was withheld. */
  caller: z.string().nullable(),
  trackingName: z.string(),
  /** Whole seconds. */
  duration: z.number().int(),
});

/** What a smart tag would have given to past calls. */
export const TagTrial = z
  .object({
    calls: z.number().int(),
    matching: z.number().int(),
    /** How many have a tag of this name already, and how many of these match. */
    tagged: z.number().int(),
    both: z.number().int(),
    /** The latest that match, and that don’t. */
    examples: z.array(TriedCall),
    others: z.array(TriedCall),
  })
  .meta({ id: 'TagTrial' });
export type TagTrial = z.output<typeof TagTrial>;

/** Why a call has its smart tags and its score. */
export const CallTags = z
  .object({
    /** The points of its flow; those that people added or took; and the whole. */
    flow: z.number().int(),
    people: z.number().int(),
    score: z.number().int(),
    given: z.array(
      z.object({
        uuid: Uuid,
        name: z.string(),
        colour: z.string(),
        /** Whose smart tag it is. */
        accountName: z.string(),
        score: z.number().int(),
        match: ConditionMatch,
        /** What each condition found; null if the call has nothing of the kind. */
        evidence: z.array(
          z.object({
            condition: CallCondition,
            value: z.union([z.string(), z.number()]).nullable(),
            holds: z.boolean(),
          }),
        ),
        /** Whether somebody took it out. */
        removed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CallTags' });
export type CallTags = z.output<typeof CallTags>;

const one = z.object({ uuid: Uuid });

interface Scored {
  score: number;
  conditions: { kind: string }[];
}

/** What asks for the score gives no points, so that nothing goes in a circle. */
const scored = <Body extends Scored>(body: z.ZodType<Body>) =>
  body.refine(({ score, conditions }) => score === 0 || conditions.every(({ kind }) => kind !== 'leadScore'), {
    path: ['score'],
    error: 'notValid',
  });

export const smartTags = {
  listSmartTags: endpoint({
    method: 'GET',
    path: '/v2/powerups/autotag',
    summary: 'List the tags that calls get automatically, by group and name',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(SmartTag),
  }),
  createSmartTag: endpoint({
    method: 'PUT',
    path: '/v2/powerups/autotag',
    summary: 'Tag calls that end from now on',
    access: 'session',
    roles: configurers,
    body: scored(z.object({ account: AccountId, ...settings })),
    response: SmartTag,
    errors: ['ALREADY-EXISTS', 'LIMIT-REACHED'],
  }),
  trySmartTag: endpoint({
    method: 'POST',
    path: '/v2/powerups/autotag/try',
    summary: 'Count the past calls that a smart tag would match; it asks for the score that they have now',
    access: 'session',
    roles: configurers,
    body: z.object({
      account: AccountId,
      name: TagName,
      match: ConditionMatch.default('all'),
      conditions: CallConditions,
      subAccounts: z.boolean().default(false),
      /** How many days, and when they end, now if missing: a long time can be tried in parts, whose counts add up. */
      days: z.number().int().min(1).max(365).default(90),
      until: z.iso.datetime().optional(),
    }),
    response: TagTrial,
  }),
  explainCallTags: endpoint({
    method: 'GET',
    path: '/v2/powerups/autotag/call/:id',
    summary: 'Get why a call has its smart tags and its score; null while it goes on, and if it was blocked or a test',
    access: 'session',
    roles: [],
    params: z.object({ id: Uuid }),
    response: CallTags.nullable(),
  }),
  changeSmartTag: endpoint({
    method: 'POST',
    path: '/v2/powerups/autotag/:uuid',
    summary: 'Replace what a smart tag says for calls that end from now on',
    access: 'session',
    roles: configurers,
    params: one,
    body: scored(z.object({ version: Version, ...settings })),
    response: SmartTag,
    errors: ['ALREADY-EXISTS', 'STALE-VERSION'],
  }),
  deleteSmartTag: endpoint({
    method: 'DELETE',
    path: '/v2/powerups/autotag/:uuid',
    summary: 'Delete a smart tag and return it; calls keep what it gave them',
    access: 'session',
    roles: configurers,
    params: one,
    response: SmartTag,
  }),
};
